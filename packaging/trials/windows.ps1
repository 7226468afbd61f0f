# Install the set-up program without a question, play, remove, and look whether anything stayed. For Windows 10 and 11:
#   packaging/trials/windows.ps1 -SetUp dist\Gonfalon-…-setup.exe
# It is meant for a machine on which Gonfalon has never been.
param([Parameter(Mandatory)][string]$SetUp)

Set-StrictMode -Version Latest
$ErrorActionPreference = "Stop"
$folder = Join-Path $env:LOCALAPPDATA "Programs\Gonfalon"
$places = @(
  $folder,
  (Join-Path $env:APPDATA "Microsoft\Windows\Start Menu\Programs\Gonfalon.lnk"),
  "HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\Gonfalon",
  "HKCU:\Software\Classes\Gonfalon.Record"
)

function Invoke-Step([string]$Said, [string]$Program, [string[]]$Words, [int]$Seconds) {
  Write-Host "== $Said"
  $started = Start-Process -FilePath $Program -ArgumentList $Words -PassThru
  # Without this the exit status is not kept.
  $null = $started.Handle
  if (-not $started.WaitForExit($Seconds * 1000)) {
    $started.Kill()
    throw "$Said did not end within $Seconds seconds."
  }
  if ($started.ExitCode -ne 0) { throw "$Said ended with status $($started.ExitCode)." }
}

foreach ($place in $places) { if (Test-Path $place) { throw "$place is there already." } }
Invoke-Step "install" $SetUp @("/S") 300
foreach ($place in $places) { if (-not (Test-Path $place)) { throw "$place is missing after the installation." } }

$weight = (Get-ChildItem $folder -Recurse -File | Measure-Object -Property Length -Sum).Sum / 1e6
Write-Host ("installed: {0:N1} MB" -f $weight)
if ($weight -gt 65) { throw "Installed it takes more than 65 MB." }

$program = Join-Path $folder "Gonfalon.exe"
Invoke-Step "first picture" $program @("--smoke") 60
Invoke-Step "a game of four bots" $program @("--smoke-game") 240
$picture = Join-Path ([IO.Path]::GetTempPath()) "gonfalon-table.png"
Invoke-Step "a picture" (Join-Path $folder "gonfalon-cli.exe") @("picture", "planning", "--out", "`"$picture`"") 60
if (-not (Test-Path $picture)) { throw "No picture was drawn." }
if (Get-Process Gonfalon -ErrorAction SilentlyContinue) { throw "A process of Gonfalon is left." }

# It works from a copy of itself, so its own end is not the end of the work.
Invoke-Step "remove" (Join-Path $folder "uninstall.exe") @("/S", "/REMOVESAVES") 120
$deadline = (Get-Date).AddSeconds(60)
while ((Test-Path $folder) -and (Get-Date) -lt $deadline) { Start-Sleep -Milliseconds 500 }
$places += (Join-Path $env:APPDATA "Gonfalon"), (Join-Path $env:LOCALAPPDATA "Gonfalon")
foreach ($place in $places) { if (Test-Path $place) { throw "$place is left after the removal." } }
Write-Host "Installed, played and removed without a trace."
