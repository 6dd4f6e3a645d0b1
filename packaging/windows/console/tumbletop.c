/* tumbletop.com: what a shell starts when one types `tumbletop`.
 *
 * tumbletop.exe is a program with windows, so that a double click opens no console. Shells do not wait for such a
 * program, and Windows gives it no console. This one lies beside it and is a program of the console; shells prefer .com
 * to .exe. It starts tumbletop.exe with the same arguments and with its own input and output, waits for it, and returns
 * its exit status. The program joins the console when it sees TUMBLETOP_CONSOLE
 * (crates/window_kit/src/machine/console.rs).
 */
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#include <wchar.h>

/* The longest path that Windows has, and the longest command line. */
#define LONGEST 32768

/* Statuses from 1 up belong to the program. */
#define NOT_STARTED 127

static void say(const wchar_t *words, const wchar_t *path)
{
    HANDLE out = GetStdHandle(STD_ERROR_HANDLE);
    DWORD written, mode;
    static wchar_t text[LONGEST + 256];
    static char bytes[3 * (LONGEST + 256)];

    if (_snwprintf(text, LONGEST + 255, L"tumbletop: %ls%ls\r\n", words, path) < 0)
        return;
    if (GetConsoleMode(out, &mode)) {
        WriteConsoleW(out, text, (DWORD)wcslen(text), &written, NULL);
    } else {
        int length = WideCharToMultiByte(CP_UTF8, 0, text, -1, bytes, sizeof bytes, NULL, NULL);
        if (length > 1)
            WriteFile(out, bytes, (DWORD)length - 1, &written, NULL);
    }
}

/* Ctrl+C is for the program, which belongs to the same console; this one stays to return its exit status. */
static BOOL WINAPI leave_it(DWORD event)
{
    return event == CTRL_C_EVENT || event == CTRL_BREAK_EVENT;
}

/* A handle that the program may have; none where this process has none. */
static HANDLE shared(DWORD which)
{
    HANDLE handle = GetStdHandle(which);

    if (handle == INVALID_HANDLE_VALUE)
        return NULL;
    if (handle != NULL)
        SetHandleInformation(handle, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT);
    return handle;
}

int wmain(void)
{
    static wchar_t program[LONGEST];
    static wchar_t arguments[LONGEST];
    STARTUPINFOW start = {0};
    PROCESS_INFORMATION child;
    DWORD status = NOT_STARTED;
    DWORD length = GetModuleFileNameW(NULL, program, LONGEST);
    wchar_t *name;

    if (length == 0 || length >= LONGEST)
        return NOT_STARTED;
    name = wcsrchr(program, L'\\');
    name = name ? name + 1 : program;
    if (name + wcslen(L"tumbletop.exe") >= program + LONGEST)
        return NOT_STARTED;
    wcscpy(name, L"tumbletop.exe");
    /* CreateProcessW writes into what it is given. */
    wcsncpy(arguments, GetCommandLineW(), LONGEST - 1);

    SetConsoleCtrlHandler(leave_it, TRUE);
    SetEnvironmentVariableW(L"TUMBLETOP_CONSOLE", L"1");
    start.cb = sizeof start;
    /* No hourglass: most commands open no window. */
    start.dwFlags = STARTF_USESTDHANDLES | STARTF_FORCEOFFFEEDBACK;
    start.hStdInput = shared(STD_INPUT_HANDLE);
    start.hStdOutput = shared(STD_OUTPUT_HANDLE);
    start.hStdError = shared(STD_ERROR_HANDLE);
    if (!CreateProcessW(program, arguments, NULL, NULL, TRUE, 0, NULL, NULL, &start, &child)) {
        say(L"the game does not start; it should lie here: ", program);
        return NOT_STARTED;
    }
    CloseHandle(child.hThread);
    WaitForSingleObject(child.hProcess, INFINITE);
    GetExitCodeProcess(child.hProcess, &status);
    CloseHandle(child.hProcess);
    return (int)status;
}
