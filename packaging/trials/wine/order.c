/* order.exe FILE: start the command line that stands in a file as UTF-8, wait, and end with its status. wine itself puts
 * quotes around arguments and knows only what the locale of its caller can say; real command lines have neither limit. */
#include <stdio.h>
#include <windows.h>

int main(int count, char **words)
{
    static char bytes[32768];
    static wchar_t line[32768];
    STARTUPINFOW start = {.cb = sizeof start};
    PROCESS_INFORMATION made;
    DWORD status;
    FILE *file = count == 2 ? fopen(words[1], "rb") : NULL;

    if (file == NULL)
        return 250;
    bytes[fread(bytes, 1, sizeof bytes - 1, file)] = 0;
    fclose(file);
    if (!MultiByteToWideChar(CP_UTF8, 0, bytes, -1, line, 32768))
        return 251;
    start.dwFlags = STARTF_USESTDHANDLES;
    start.hStdInput = GetStdHandle(STD_INPUT_HANDLE);
    start.hStdOutput = GetStdHandle(STD_OUTPUT_HANDLE);
    start.hStdError = GetStdHandle(STD_ERROR_HANDLE);
    if (!CreateProcessW(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &start, &made))
        return 252;
    WaitForSingleObject(made.hProcess, INFINITE);
    GetExitCodeProcess(made.hProcess, &status);
    return (int)status;
}
