/** GSM 03.38, what every phone can show in seven bits; the second row costs two. */
const GSM_7 = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const GSM_7_ESCAPED = new Set('^{}\\[~]|€')

export const ONE_PART = { gsm7: 160, ucs2: 70 } as const

export type SmsSize = { readonly encoding: keyof typeof ONE_PART; readonly units: number }

/** One letter outside GSM 03.38, such as any Burmese one, makes the whole text UCS-2. */
export function smsSize(text: string): SmsSize {
  let units = 0
  for (const letter of text) {
    if (GSM_7.has(letter)) units += 1
    else if (GSM_7_ESCAPED.has(letter)) units += 2
    else return { encoding: 'ucs2', units: text.length }
  }
  return { encoding: 'gsm7', units }
}

/** A second part costs as much again, and phones of other networks show the halves apart. */
export function fitsOnePart(text: string): boolean {
  const { encoding, units } = smsSize(text)
  return units <= ONE_PART[encoding]
}

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  '×': 'x',
  '\u00A0': ' ',
}

/** The same in GSM 03.38: typographic signs become their plain twins, what has none is left out. */
export const toGsm7 = (text: string): string =>
  Array.from(text, (letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replace(/[^]/gu, (letter) => (GSM_7.has(letter) || GSM_7_ESCAPED.has(letter) ? letter : ''))
