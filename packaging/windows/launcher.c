/* Gonfalon.exe and gonfalon-cli.exe: load the Python that lies beside them and let it run the program.
 *
 * The same file also runs the process of the bots: multiprocessing starts sys.executable with arguments of its own,
 * because sys.frozen tells it that there is no python.exe.
 */
#include <stdlib.h>
#include <wchar.h>
#include <windows.h>

#include "facts.h"
#include "sentences.h"

/* The status when there is nothing to start; the program itself never ends with it. */
#define NOT_LOADED 70
#define LONGEST 32768
#define SET_HERE 8

/* It comes to its end only when the program cannot be loaded: sys.exit() ends the process and does not return here.
 * Where Python finds its modules stands in python3xx._pth beside its DLL, so nothing outside of this folder counts. */
static wchar_t PROGRAM[] =
    L"import sys\n"
    L"sys.frozen = True\n"
    L"sys.argv[0] = sys.executable\n"
    L"main = None\n"
    L"try:\n"
    L"    from gonfalon.__main__ import main\n"
    L"    sys.exit(main())\n"
    L"except Exception as error:\n"
    L"    if main is not None and not isinstance(error, (ImportError, SyntaxError)): raise\n"
    L"    if sys.stderr is not None: print(error, file=sys.stderr)\n";

typedef int (*run_python)(int count, wchar_t **words);

static wchar_t folder[LONGEST];

static void tell(UINT sentence, const wchar_t *what)
{
    static wchar_t text[1024], filled[LONGEST + 1024];
    DWORD_PTR inserts[] = {(DWORD_PTR)what};

    LoadStringW(NULL, sentence, text, 1024);
    FormatMessageW(FORMAT_MESSAGE_FROM_STRING | FORMAT_MESSAGE_ARGUMENT_ARRAY, text, 0, 0, filled, LONGEST + 1024,
                   (va_list *)inserts);
#ifdef CONSOLE
    HANDLE stream = GetStdHandle(STD_ERROR_HANDLE);
    DWORD done;
    wcscat(filled, L"\r\n");
    if (!WriteConsoleW(stream, filled, (DWORD)wcslen(filled), &done, NULL)) {
        static char bytes[4 * (LONGEST + 1024)];
        int length = WideCharToMultiByte(CP_UTF8, 0, filled, -1, bytes, sizeof bytes, NULL, NULL);
        WriteFile(stream, bytes, length > 0 ? (DWORD)length - 1 : 0, &done, NULL);
    }
#else
    MessageBoxW(NULL, filled, L"Gonfalon", MB_OK | MB_ICONERROR | MB_SETFOREGROUND);
#endif
}

/* The path of a file of the installation, or NULL when it is not there. */
static const wchar_t *at_home(const wchar_t *name)
{
    static wchar_t path[LONGEST];

    if (wcslen(folder) + wcslen(name) >= LONGEST)
        return NULL;
    wcscpy(path, folder);
    wcscat(path, name);
    return GetFileAttributesW(path) == INVALID_FILE_ATTRIBUTES ? NULL : path;
}

static run_python load(const wchar_t **missing)
{
    static const wchar_t *const needed[] = {
        PYTHON L"._pth", L"lib\\" PYTHON L".zip", L"lib\\gonfalon\\__init__.py", PYTHON L".dll"};
    const wchar_t *path = NULL;
    HMODULE python;
    size_t i;

    for (i = 0; i < sizeof needed / sizeof *needed; i++) {
        *missing = needed[i];
        path = at_home(needed[i]);
        if (path == NULL)
            return NULL;
    }
    /* The last one is the DLL; what it needs is looked for beside it first. */
    python = LoadLibraryExW(path, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    return python == NULL ? NULL : (run_python)(void *)GetProcAddress(python, "Py_Main");
}

static int launch(int count, wchar_t **words)
{
    static wchar_t *const before[SET_HERE] = {NULL, L"-I", L"-X", L"utf8", L"-c", PROGRAM};
    wchar_t **all, *slash;
    const wchar_t *missing = NULL;
    int given = 6, status, i, for_bots = count > 1 && wcscmp(words[1], L"--multiprocessing-fork") == 0;
    run_python run;

    /* Held until the process ends: the set-up program and the uninstaller look for it. */
    CreateMutexW(NULL, FALSE, L"Local\\" APP_ID);
    /* DLLs are not looked for in the folder that a double-clicked record lies in. */
    SetDllDirectoryW(L"");
    GetModuleFileNameW(NULL, folder, LONGEST);
    slash = wcsrchr(folder, L'\\');
    if (slash != NULL)
        slash[1] = L'\0';
    run = load(&missing);
    if (run == NULL) {
        if (!for_bots)
            tell(FILE_MISSING, missing);
        return NOT_LOADED;
    }
    all = calloc((size_t)(given + count), sizeof *all);
    if (all == NULL)
        return NOT_LOADED;
    for (i = 0; i < given; i++)
        all[i] = i == 0 ? words[0] : before[i];
    for (i = 1; i < count; i++)
        all[given + i - 1] = words[i];
    status = run(given + count - 1, all);
    if (status != 0)
        return status;
    if (!for_bots)
        tell(PROGRAM_BROKEN, folder);
    return NOT_LOADED;
}

#ifdef CONSOLE
int wmain(int count, wchar_t **words)
{
    return launch(count, words);
}
#else
int WINAPI wWinMain(HINSTANCE program, HINSTANCE before, wchar_t *line, int show)
{
    (void)program, (void)before, (void)line, (void)show;
    return launch(__argc, __wargv);
}
#endif
