/** What was promised and what arrived, by the code that stands first in each text. */
export type Books = {
  /** A fresh code, eight digits, never given twice. */
  newCode(validUntil: Date): string
  arrived(text: string): void
  late(): number
  duplicates(): number
}

const FIRST_CODE = 10_000_000
const CODE_DIGITS = 8

export function keepBooks(now: () => number): Books {
  const lives = new Map<string, number>()
  const arrivals = new Map<string, number>()
  let late = 0
  return {
    newCode(validUntil) {
      const code = String(FIRST_CODE + lives.size)
      lives.set(code, validUntil.getTime())
      return code
    },
    arrived(text) {
      const code = text.slice(0, CODE_DIGITS)
      arrivals.set(code, (arrivals.get(code) ?? 0) + 1)
      if (now() > (lives.get(code) ?? 0)) late += 1
    },
    late: () => late,
    duplicates: () => [...arrivals.values()].reduce((total, times) => total + times - 1, 0),
  }
}
