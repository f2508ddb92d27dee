/** Different spellings of the same word, in either language. A query is tried with each of them. */
const SAME: readonly (readonly string[])[] = [
  ['fibre', 'fiber', 'ဖိုင်ဘာ'],
  ['wifi', 'wi-fi', 'ဝိုင်ဖိုင်'],
  ['top up', 'topup', 'top-up', 'recharge', 'ငွေဖြည့်'],
  ['roaming', 'roam', 'ရုမ်းမင်း'],
  ['sms', 'message', 'မက်ဆေ့ချ်'],
  ['gb', 'gig', 'ဂျီဘီ'],
  ['points', 'point', 'ပွိုင့်'],
  ['favourite', 'favorite'],
  ['cheque', 'check'],
]

/** Limit on the variants: each is another pass over all texts. */
const MOST = 6

/** The query itself first, then with one word replaced by another spelling. */
export function spellingsOf(typed: string): string[] {
  const text = typed.toLowerCase()
  const others = SAME.flatMap((same) => {
    const used = same.find((word) => text.includes(word))
    return used === undefined
      ? []
      : same.filter((word) => word !== used).map((word) => text.replace(used, word))
  })
  return [...new Set([text, ...others])].slice(0, MOST)
}

const NUMBER_AND_UNIT = /(\d)\s*(gb|mb|kb|min|sms|day|days)\b/gi

/** `5GB` finds `5 GB` and the other way round: sizes are searched in both forms. */
export const sizeForms = (text: string): string[] => [
  ...new Set(['$1$2', '$1 $2'].map((form) => text.replace(NUMBER_AND_UNIT, form))),
]
