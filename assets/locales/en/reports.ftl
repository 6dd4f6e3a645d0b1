### Reports: what was said at a table, in a file that only the player has.

reports-keep = Keep a report
reports-about = Keep a report: what was said at this table goes into a file on this computer, and you hear nothing more of this person. Nobody gets it but you; give it to a parent, or to whoever runs the server.
# $file: text, $who: text
reports-kept = The report is in { $file }. Nobody gets it but you. You hear and read nothing more of { $who }.
# In a browser.
# $file: text, $who: text
reports-downloaded = The browser saves the report as { $file }. Nobody gets it but you. You hear and read nothing more of { $who }.
# $most: number, $folder: text
reports-too-many = There are { $most } reports in { $folder } already. Move some elsewhere, and keep this one then. It waits until you leave the table.
# $why: message
reports-not-kept = The report can't be written: { $why }. What was said waits until you leave the table.
reports-no-folder = There is no folder on this computer for a report.
reports-no-people-folder = There is no folder for a report: start with --people and a folder.

## What is in a report.

# $name: text
reports-title = A report about { $name }
# $when: text
reports-when = Written on { $when } (universal time)
# $address: text, $code: text
reports-table = At the table { $code }, { $address }
# $code: text
reports-own-table = At the table { $code } of this computer
# $key: text
reports-key = The letters of their key: { $key }
reports-no-key = They showed no key. Anybody can use this name.
# $name: text
reports-given = My name for them: { $name }
reports-unchecked = This is what my program showed. By itself it proves nothing to others.
reports-words = What was said, the last words at the end:
reports-nothing = Nothing was said.
# $when: text, $who: text, $words: message
reports-line = { $when } { $who }: { $words }
