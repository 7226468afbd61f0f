/* python.exe DLL WORD...: what python.exe does, with the Python of an installation, which brings none. */
#include <windows.h>

int wmain(int count, wchar_t **words)
{
    HMODULE python = count > 1 ? LoadLibraryExW(words[1], NULL, LOAD_WITH_ALTERED_SEARCH_PATH) : NULL;
    int (*run)(int, wchar_t **) = python == NULL ? NULL : (int (*)(int, wchar_t **))(void *)GetProcAddress(python, "Py_Main");

    return run == NULL ? 250 : run(count - 1, words + 1);
}
