/* Stands for the icuuc.dll of Windows 10 and 11, which wine 8 lacks and Qt6Core.dll is linked against. Only the trial
 * puts it into its own wine prefix; it is in no bundle. It knows no converter, and Qt asks for one only to read texts in
 * old encodings, which Gonfalon has none of. */
#include <stdint.h>

#define EXPORT __declspec(dllexport)
#define U_FILE_ACCESS_ERROR 4

EXPORT void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
EXPORT void *ucnv_open(const char *name, int32_t *error) { (void)name; *error = U_FILE_ACCESS_ERROR; return 0; }
EXPORT void ucnv_close(void *converter) { (void)converter; }
EXPORT void ucnv_reset(void *converter) { (void)converter; }
EXPORT int8_t ucnv_getMaxCharSize(const void *converter) { (void)converter; return 1; }
EXPORT const char *ucnv_getName(const void *converter, int32_t *error) { (void)converter; *error = U_FILE_ACCESS_ERROR; return 0; }
EXPORT void ucnv_getToUCallBack(const void *converter, void **action, const void **context) { (void)converter; *action = 0; *context = 0; }
EXPORT void ucnv_getFromUCallBack(const void *converter, void **action, const void **context) { (void)converter; *action = 0; *context = 0; }
EXPORT void ucnv_setToUCallBack(void) {}
EXPORT void ucnv_setFromUCallBack(void) {}
EXPORT void ucnv_cbToUWriteUChars(void) {}
EXPORT void ucnv_cbFromUWriteUChars(void) {}
EXPORT void ucnv_toUnicode(void) {}
EXPORT void ucnv_fromUnicode(void) {}
EXPORT int32_t ucnv_toUCountPending(const void *converter, int32_t *error) { (void)converter; (void)error; return 0; }
EXPORT int32_t ucnv_fromUCountPending(const void *converter, int32_t *error) { (void)converter; (void)error; return 0; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *standard, int32_t *error) { (void)name; (void)standard; *error = U_FILE_ACCESS_ERROR; return 0; }
EXPORT const char *ucnv_getAvailableName(int32_t which) { (void)which; return 0; }
EXPORT int32_t ucnv_countAvailable(void) { return 0; }
