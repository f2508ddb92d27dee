const FIRST_BURMESE_DIGIT = 0x1040

/** Burmese digits as Latin ones, letter for letter; ဝ (wa) is typed for zero as often as ၀ itself. */
export function latinDigits(text: string): string {
  return text
    .replace(/[\u1040-\u1049]/g, (digit) => String(digit.charCodeAt(0) - FIRST_BURMESE_DIGIT))
    .replace(/\u101d/g, '0')
}
