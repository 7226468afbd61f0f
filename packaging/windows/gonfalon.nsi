; The set-up program for Windows: for one user, without an administrator. Compiled by packaging/bundles/windows.py, which
; writes facts.nsh (APP_ID, ICON, KILOBYTES, PUBLISHER, RELEASES, SETUP, SIDE, VERSION, VERSION_NUMBERS) and the lists of
; files put.nsh and remove.nsh: the uninstaller deletes by name what was written, and no folder it has not made.
;
; Switches: /S asks nothing, /DESKTOP adds the shortcut on the desktop, /D=FOLDER (the last one, without quotes) installs
; there. The uninstaller has /S, /REMOVESAVES, which removes games, sets and settings too, and /UPGRADE, which keeps all
; that the program has written.
; Exit status: 0 done, 1 stopped by the user, 2 something could not be written, 3 Gonfalon is running,
; 4 this Windows is too old, 5 the earlier version could not be removed.

Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include facts.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gonfalon"
!define RECORD_PROGID "Gonfalon.Record"
!define SET_PROGID "Gonfalon.Set"
!define STATUS_FAILED 2
!define STATUS_RUNNING 3
!define STATUS_TOO_OLD 4
!define STATUS_EARLIER_STAYS 5

Name "Gonfalon"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\Gonfalon"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
RequestExecutionLevel user
ManifestDPIAware true
ManifestLongPathAware true
ManifestSupportedOS Win10
BrandingText " "
AllowSkipFiles off
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${VERSION_NUMBERS}"
VIFileVersion "${VERSION_NUMBERS}"
!macro Described LANGUAGE
  VIAddVersionKey /LANG=${LANGUAGE} ProductName "Gonfalon"
  VIAddVersionKey /LANG=${LANGUAGE} FileDescription "Gonfalon Setup"
  VIAddVersionKey /LANG=${LANGUAGE} CompanyName "${PUBLISHER}"
  VIAddVersionKey /LANG=${LANGUAGE} LegalCopyright "© ${PUBLISHER}"
  VIAddVersionKey /LANG=${LANGUAGE} FileVersion "${VERSION}"
  VIAddVersionKey /LANG=${LANGUAGE} ProductVersion "${VERSION}"
!macroend

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_ABORTWARNING_TEXT "$(REALLY_STOP)"
!define MUI_COMPONENTSPAGE_SMALLDESC

; The sentences of NSIS itself are not all good ones, the Ukrainian least of all; what is read on the usual way is ours.
!define MUI_PAGE_HEADER_TEXT "$(CHOICE)"
!define MUI_PAGE_HEADER_SUBTEXT "$(CHOICE_TOLD)"
!define MUI_COMPONENTSPAGE_TEXT_TOP "$(ONLY_FOR_YOU)"
!define MUI_COMPONENTSPAGE_TEXT_COMPLIST "$(PARTS)"
!insertmacro MUI_PAGE_COMPONENTS

!define MUI_PAGE_HEADER_TEXT "$(PLACE)"
!define MUI_PAGE_HEADER_SUBTEXT "$(PLACE_TOLD)"
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(PLACE_USUAL)"
!define MUI_DIRECTORYPAGE_TEXT_DESTINATION "$(FOLDER)"
!insertmacro MUI_PAGE_DIRECTORY

!define MUI_PAGE_HEADER_TEXT "$(INSTALLING)"
!define MUI_PAGE_HEADER_SUBTEXT "$(INSTALLING_TOLD)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(INSTALLED)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT "$(INSTALLED_TOLD)"
!insertmacro MUI_PAGE_INSTFILES

!define MUI_FINISHPAGE_TITLE "$(INSTALLED)"
!define MUI_FINISHPAGE_TEXT "$(INSTALLED_WHERE)"
!define MUI_FINISHPAGE_BUTTON "$(DONE)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Gonfalon.exe"
!define MUI_FINISHPAGE_RUN_TEXT "$(PLAY_NOW)"
!insertmacro MUI_PAGE_FINISH

!define MUI_PAGE_HEADER_TEXT "$(REMOVAL)"
!define MUI_PAGE_HEADER_SUBTEXT "$(REMOVAL_TOLD)"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(REMOVAL_ASKS)"
!define MUI_UNCONFIRMPAGE_TEXT_LOCATION "$(FOLDER)"
!insertmacro MUI_UNPAGE_CONFIRM

!define MUI_PAGE_HEADER_TEXT "$(REMOVING)"
!define MUI_PAGE_HEADER_SUBTEXT "$(REMOVING_TOLD)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(REMOVED)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT "$(REMOVED_TOLD)"
!insertmacro MUI_UNPAGE_INSTFILES

; The first is the one for whoever speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Ukrainian"
!insertmacro Described ${LANG_ENGLISH}
!insertmacro Described ${LANG_POLISH}
!insertmacro Described ${LANG_RUSSIAN}
!insertmacro Described ${LANG_UKRAINIAN}
!include sentences.nsh

; -- both programs ------------------------------------------------------------------------------------------------------

; The program and the process of its bots hold a mutex as long as they run; see launcher.c.
!macro WaitUntilClosed PREFIX
Function ${PREFIX}WaitUntilClosed
  again:
  System::Call 'kernel32::OpenMutexW(i 0x00100000, i 0, w "Local\${APP_ID}") p .r0'
  ${If} $0 P<> 0
    System::Call 'kernel32::CloseHandle(p r0)'
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_RUNNING)" /SD IDCANCEL IDRETRY again
    SetErrorLevel ${STATUS_RUNNING}
    Quit
  ${EndIf}
FunctionEnd
!macroend
!insertmacro WaitUntilClosed ""
!insertmacro WaitUntilClosed "un."

!macro TellExplorer
  ; SHCNE_ASSOCCHANGED: icons and the menu of these files are looked up again.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; What a double click on a file opens.
!macro Associate ENDING PROGID NAME
  WriteRegStr HKCU "Software\Classes\${ENDING}" "" "${PROGID}"
  WriteRegNone HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${PROGID}"
  WriteRegStr HKCU "Software\Classes\${PROGID}" "" "${NAME}"
  WriteRegStr HKCU "Software\Classes\${PROGID}\DefaultIcon" "" "$INSTDIR\Gonfalon.exe,0"
  WriteRegStr HKCU "Software\Classes\${PROGID}\shell\open\command" "" '"$INSTDIR\Gonfalon.exe" "%1"'
!macroend

!macro Dissociate ENDING PROGID
  ReadRegStr $0 HKCU "Software\Classes\${ENDING}" ""
  ${If} $0 == "${PROGID}"
    DeleteRegValue HKCU "Software\Classes\${ENDING}" ""
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\${ENDING}\OpenWithProgids" "${PROGID}"
  DeleteRegKey /ifempty HKCU "Software\Classes\${ENDING}\OpenWithProgids"
  ; What another program has written there keeps the key.
  DeleteRegKey /ifempty HKCU "Software\Classes\${ENDING}"
  DeleteRegKey HKCU "Software\Classes\${PROGID}"
!macroend

; -- the set-up program -------------------------------------------------------------------------------------------------

Section "Gonfalon" PROGRAM
  SectionIn RO
  Call WaitUntilClosed
  Call RemoveEarlier
  ; Names of files tell a player nothing.
  SetDetailsPrint none
  ClearErrors
  !include put.nsh
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  ${If} ${Errors}
    SetErrorLevel ${STATUS_FAILED}
    MessageBox MB_OK|MB_ICONSTOP "$(NOT_WRITTEN)" /SD IDOK
    Quit
  ${EndIf}
  CreateShortCut "$SMPROGRAMS\Gonfalon.lnk" "$INSTDIR\Gonfalon.exe" "" "$INSTDIR\Gonfalon.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"

  !insertmacro Associate ".gonfalon" "${RECORD_PROGID}" "$(RECORD)"
  !insertmacro Associate ".gonfalon-set" "${SET_PROGID}" "$(SET)"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Gonfalon"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Gonfalon.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  !if "${RELEASES}" != ""
    WriteRegStr HKCU "${UNINSTALL_KEY}" "URLUpdateInfo" "${RELEASES}"
  !endif
  !insertmacro TellExplorer
SectionEnd

Section /o "$(DESKTOP_SHORTCUT)" DESKTOP_SHORTCUT
  CreateShortCut "$DESKTOP\Gonfalon.lnk" "$INSTDIR\Gonfalon.exe" "" "$INSTDIR\Gonfalon.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${PROGRAM} "$(PROGRAM_TOLD)"
  !insertmacro MUI_DESCRIPTION_TEXT ${DESKTOP_SHORTCUT} "$(DESKTOP_SHORTCUT_TOLD)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Function .onInit
  SetShellVarContext current
  ; What Qt needs: Windows 10 of autumn 2018.
  ${IfNot} ${AtLeastBuild} 17763
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel ${STATUS_TOO_OLD}
    Quit
  ${EndIf}
  Call WaitUntilClosed
  ; What the registry gave has one at its end.
  StrCpy $0 $INSTDIR 1 -1
  ${If} $0 == "\"
    StrCpy $INSTDIR $INSTDIR -1
  ${EndIf}
  ; A shortcut on the desktop that is there stays through an upgrade.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DESKTOP" $1
  ${IfNot} ${Errors}
  ${OrIf} ${FileExists} "$DESKTOP\Gonfalon.lnk"
    !insertmacro SelectSection ${DESKTOP_SHORTCUT}
  ${EndIf}
FunctionEnd

; The uninstaller of the version that is there knows which files it has; it keeps the games.
Function RemoveEarlier
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "InstallLocation"
  ${If} $0 == ""
  ${OrIfNot} ${FileExists} "$0\uninstall.exe"
    Return
  ${EndIf}
  DetailPrint "$(REMOVING_EARLIER)"
  SetDetailsPrint none
  ; With _?= it works from where it is, so that it can be waited for; then it cannot delete itself.
  ExecWait '"$0\uninstall.exe" /S /UPGRADE _?=$0' $1
  ${If} $1 <> 0
    MessageBox MB_OK|MB_ICONSTOP "$(EARLIER_STAYS)" /SD IDOK
    SetErrorLevel ${STATUS_EARLIER_STAYS}
    Quit
  ${EndIf}
  Delete "$0\uninstall.exe"
  RMDir "$0"
FunctionEnd

; -- the uninstaller ----------------------------------------------------------------------------------------------------

Section "Uninstall"
  SetDetailsPrint none
  Call un.WaitUntilClosed
  !include remove.nsh
  Delete "$INSTDIR\uninstall.exe"
  Delete "$SMPROGRAMS\Gonfalon.lnk"
  Delete "$DESKTOP\Gonfalon.lnk"

  !insertmacro Dissociate ".gonfalon" "${RECORD_PROGID}"
  !insertmacro Dissociate ".gonfalon-set" "${SET_PROGID}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  !insertmacro TellExplorer

  ; gonfalon/user/folders.py says what is where: games, sets and settings in the one, the log and crash reports in the other.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${If} ${Errors}
    Call un.RemoveWhatWasWritten
  ${EndIf}

  SetOutPath "$TEMP"
  RMDir "$INSTDIR"
  ; Windows makes this folder for the first program of a user, and empty it means nothing.
  RMDir "$LOCALAPPDATA\Programs"
SectionEnd

Function un.RemoveWhatWasWritten
  StrCpy $1 keep
  ClearErrors
  ${GetOptions} $0 "/REMOVESAVES" $2
  ${IfNot} ${Errors}
    StrCpy $1 remove
  ${ElseIf} ${FileExists} "$APPDATA\Gonfalon\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(REMOVE_SAVES)" /SD IDNO IDNO keep
    StrCpy $1 remove
    keep:
  ${EndIf}
  ${If} $1 == remove
    RMDir /r "$APPDATA\Gonfalon"
    RMDir /r "$LOCALAPPDATA\Gonfalon"
  ; The first versions had their settings there.
  ${ElseIfNot} ${FileExists} "$LOCALAPPDATA\Gonfalon\Gonfalon\*.*"
    RMDir /r "$LOCALAPPDATA\Gonfalon"
  ${EndIf}
FunctionEnd

Function un.onInit
  SetShellVarContext current
  Call un.WaitUntilClosed
FunctionEnd
