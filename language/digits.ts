/** Burmese, Shan, Arabic-Indic and full-width digits all end in the nibble that is their value. */
const FOREIGN_DIGIT = /[\u1040-\u1049\u1090-\u1099\u0660-\u0669\uFF10-\uFF19]/g

/** What a subscriber typed with any keyboard, as digits a machine reads. `\d` and `Number()` know only Latin ones. */
export const toLatinDigits = (text: string): string =>
  text.replace(FOREIGN_DIGIT, (digit) => String(digit.charCodeAt(0) & 15))

/** For editors' prose only; transactional screens keep Latin digits. */
export const toBurmeseDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x1040 + Number(digit)))
