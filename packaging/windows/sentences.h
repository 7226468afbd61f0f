/* What the launcher can tell, by the numbers in launcher.rc. */
#define FILE_MISSING 1
#define PROGRAM_BROKEN 2
