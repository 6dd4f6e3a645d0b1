; The installer for one person: it needs no rights of an administrator, and writes only what belongs to that person.
;
; packaging/windows/make.sh gives it: VERSION, VERSION_NUMBERS, FILES (the folder with what is installed), OUT_FILE, ICON.
; tumbletop-...-setup.exe /S installs without asking; /D=FOLDER, as the last argument, installs elsewhere.

Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh

!define NAME "Tumbletop"
!define SETTINGS_KEY "Software\Tumbletop"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tumbletop"
!define APP_PATH_KEY "Software\Microsoft\Windows\CurrentVersion\App Paths\tumbletop.exe"
!define RECORD_CLASS "Tumbletop.Record"

Name "${NAME}"
OutFile "${OUT_FILE}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Tumbletop"
; An update goes where the game already is.
InstallDirRegKey HKCU "${SETTINGS_KEY}" "Folder"

VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileDescription "Installs ${NAME}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey LegalCopyright "The Tumbletop authors. MIT or Apache-2.0, as you choose."

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_ABORTWARNING_TEXT "Leave without installing ${NAME}?"

!define MUI_WELCOMEPAGE_TITLE "Tumbletop ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "Four tabletop games with dice that are really thrown: Stack, Skip-Bo, Skip-Bo MOD and Skip-Bo Dice.$\r$\n$\r$\n\
It is installed for you alone, and no password is asked for. Your matches and settings are kept apart from the program, \
so an update leaves them as they are.$\r$\n$\r$\n\
Skip-Bo is a trademark of Mattel. Mattel has nothing to do with this game."
!insertmacro MUI_PAGE_WELCOME

!define MUI_DIRECTORYPAGE_TEXT_TOP "Tumbletop goes into this folder. Any folder will do in which you may write."
!insertmacro MUI_PAGE_DIRECTORY

!define MUI_COMPONENTSPAGE_NODESC
!define MUI_COMPONENTSPAGE_TEXT_TOP "What else would you like?"
!insertmacro MUI_PAGE_COMPONENTS

!insertmacro MUI_PAGE_INSTFILES

!define MUI_FINISHPAGE_TITLE "The table is set"
!define MUI_FINISHPAGE_TEXT "You find Tumbletop in the start menu. Open a saved match (.match) with it and it plays it \
back.$\r$\n$\r$\nIn a console, run doctor if anything looks wrong:$\r$\n$INSTDIR\tumbletop doctor"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tumbletop.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Play now"
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "Tumbletop is taken off this computer. Your matches and settings stay where they are, in \
$APPDATA\tumbletop and $LOCALAPPDATA\tumbletop. Delete these two folders yourself if you do not want them any more."
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE English

; Windows locks a program that runs. $0: 1 if the one in $INSTDIR does.
!macro is_running un
Function ${un}is_running
    StrCpy $0 0
    IfFileExists "$INSTDIR\tumbletop.exe" 0 done
    ClearErrors
    FileOpen $1 "$INSTDIR\tumbletop.exe" a
    IfErrors locked
    FileClose $1
    Goto done
locked:
    StrCpy $0 1
done:
FunctionEnd
!macroend
!insertmacro is_running ""
!insertmacro is_running "un."

!macro wait_until_closed un
again:
    Call ${un}is_running
    ${If} $0 = 1
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Tumbletop is open. Close it, then try again." /SD IDCANCEL IDRETRY again
        SetErrorLevel 2
        Quit
    ${EndIf}
!macroend

Function .onInit
    SetShellVarContext current
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_OK|MB_ICONSTOP "Tumbletop needs Windows 10 or 11, of 64 bits." /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
    SetRegView 64
FunctionEnd

Function un.onInit
    SetShellVarContext current
    SetRegView 64
FunctionEnd

Section "Tumbletop (needed)" SectionGame
    SectionIn RO
    !insertmacro wait_until_closed ""

    SetOutPath "$INSTDIR"
    ; The page of an older version has files of other names.
    RMDir /r "$INSTDIR\tumbletop-page"
    File /r "${FILES}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${SETTINGS_KEY}" "Folder" "$INSTDIR"

    CreateShortcut "$SMPROGRAMS\Tumbletop.lnk" "$INSTDIR\tumbletop.exe" "" "$INSTDIR\tumbletop.exe" 0 SW_SHOWNORMAL "" \
        "Four tabletop games with dice that are really thrown"

    ; A double click on a record plays the match back. The program opens kept matches too; the ending of theirs is common, so
    ; it is offered for them and takes them from nobody.
    WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}" "" "Tumbletop match"
    WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\DefaultIcon" "" "$INSTDIR\record.ico"
    WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\shell" "" "open"
    WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\shell\open" "FriendlyAppName" "${NAME}"
    WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\shell\open\command" "" '"$INSTDIR\tumbletop.exe" "%1"'
    WriteRegStr HKCU "Software\Classes\.tumbletop" "" "${RECORD_CLASS}"
    WriteRegStr HKCU "Software\Classes\.tumbletop" "Content Type" "application/x-tumbletop-record"
    WriteRegStr HKCU "Software\Classes\.tumbletop\OpenWithProgids" "${RECORD_CLASS}" ""
    WriteRegStr HKCU "Software\Classes\.match\OpenWithProgids" "${RECORD_CLASS}" ""

    ; Win+R and `start tumbletop` find it.
    ; Links to a table: tumbletop://join/CODE
    WriteRegStr HKCU "Software\Classes\tumbletop" "" "URL:${NAME}"
    WriteRegStr HKCU "Software\Classes\tumbletop" "URL Protocol" ""
    WriteRegStr HKCU "Software\Classes\tumbletop\DefaultIcon" "" "$INSTDIR\tumbletop.exe,0"
    WriteRegStr HKCU "Software\Classes\tumbletop\shell\open\command" "" '"$INSTDIR\tumbletop.exe" "%1"'
    WriteRegStr HKCU "${APP_PATH_KEY}" "" "$INSTDIR\tumbletop.exe"

    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\tumbletop.exe,0"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Tumbletop authors"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Comments" "Four tabletop games with dice that are really thrown"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    IntFmt $0 "0x%08X" $0
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"

    ${RefreshShellIcons}
SectionEnd

Section /o "An icon on the desktop" SectionDesktop
    CreateShortcut "$DESKTOP\Tumbletop.lnk" "$INSTDIR\tumbletop.exe"
SectionEnd

Section "un.Tumbletop"
    !insertmacro wait_until_closed "un."

    ; Only what was installed: the folder may hold something of the person's own.
    Delete "$INSTDIR\tumbletop.exe"
    Delete "$INSTDIR\tumbletop.com"
    Delete "$INSTDIR\record.ico"
    Delete "$INSTDIR\README.txt"
    Delete "$INSTDIR\LICENSE-APACHE.txt"
    Delete "$INSTDIR\LICENSE-MIT.txt"
    Delete "$INSTDIR\THIRD-PARTY.txt"
    RMDir /r "$INSTDIR\tumbletop-page"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Tumbletop.lnk"
    Delete "$DESKTOP\Tumbletop.lnk"

    ; Another program may have taken the ending over.
    ReadRegStr $0 HKCU "Software\Classes\.tumbletop" ""
    ${If} $0 == "${RECORD_CLASS}"
        DeleteRegKey HKCU "Software\Classes\.tumbletop"
    ${Else}
        DeleteRegValue HKCU "Software\Classes\.tumbletop\OpenWithProgids" "${RECORD_CLASS}"
    ${EndIf}
    DeleteRegValue HKCU "Software\Classes\.match\OpenWithProgids" "${RECORD_CLASS}"
    DeleteRegKey HKCU "Software\Classes\${RECORD_CLASS}"
    DeleteRegKey HKCU "Software\Classes\tumbletop"
    DeleteRegKey HKCU "${APP_PATH_KEY}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    DeleteRegKey HKCU "${SETTINGS_KEY}"
    ${RefreshShellIcons}

    DetailPrint "Your matches and settings stay in $APPDATA\tumbletop and $LOCALAPPDATA\tumbletop."
    SetDetailsView show
SectionEnd
