import { USSD_GROUPS, type UssdCode } from '#contracts/ussd.ts'
import { matchesSearch, searchKey } from '#language/search-text.ts'
import { toLatinDigits } from '#language/digits.ts'

export type UssdGroup = { readonly group: UssdCode['group']; readonly codes: readonly UssdCode[] }

const keys = new WeakMap<UssdCode, string>()

function keyOf(code: UssdCode): string {
  const known = keys.get(code)
  if (known !== undefined) return known
  const key = searchKey(code.title, code.titleMm, code.steps, code.stepsMm, code.code)
  keys.set(code, key)
  return key
}

const CODE_SIGNS = /^[*#0-9]+$/

/** By words in either language, or by the signs of the code itself as far as somebody remembers them. */
export function findCodes(codes: readonly UssdCode[], readings: readonly string[]): readonly UssdCode[] {
  const wanted = readings.map((reading) => toLatinDigits(reading.trim())).filter((reading) => reading !== '')
  if (wanted.length === 0) return codes
  return codes.filter((code) =>
    wanted.some((reading) =>
      CODE_SIGNS.test(reading) ? code.code.includes(reading) : matchesSearch(keyOf(code), reading),
    ),
  )
}

/** In the order of the contract; a group without codes is not named. */
export const byGroup = (codes: readonly UssdCode[]): readonly UssdGroup[] =>
  USSD_GROUPS.map((group) => ({ group, codes: codes.filter((code) => code.group === group) })).filter(
    (one) => one.codes.length > 0,
  )

/** `*123*PIN#` is a pattern: one must fill it in first, so no dialler may be opened with it. */
export const isDialable = (code: string) => /^[*#0-9]+$/.test(code)
