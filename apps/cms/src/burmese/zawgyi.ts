import myanmarTools from 'myanmar-tools'
import { mapTexts, pieces } from './text-walk.ts'

export type Finding = { path: string; before: string; after: string; certain: boolean }

const CERTAIN_ABOVE = 0.95
const FINE_BELOW = 0.05
/** Shorter texts score too high by chance: valid town names reach 0.9. */
const LETTERS_TO_BE_CERTAIN = 20
/** The preview shows an opening; an article need not be sent twice. */
const PREVIEW_LENGTH = 400

const detector = new myanmarTools.ZawgyiDetector()
const converter = new myanmarTools.ZawgyiConverter()

const LETTERS = /[\u1000-\u109f]/g
const INVISIBLE =
  /[\u200b\u2060\ufeff\u00ad]|(?<=[\u1000-\u109f])[\u200c\u200d]+|[\u200c\u200d]+(?=[\u1000-\u109f])/g

/** The form in which all text is kept, as `asStored` of `language/normalize.ts` has it; a check compares the two. */
export const normal = (text: string): string => text.replace(INVISIBLE, '').normalize('NFC')

export const toUnicode = (text: string): string => converter.zawgyiToUnicode(text).normalize('NFC')

export function findZawgyi(document: unknown): Finding[] {
  return [...pieces(document)].flatMap(({ path, text }) => {
    const letters = text.match(LETTERS)?.length ?? 0
    if (letters < 3) return []
    const probability = detector.getZawgyiProbability(text)
    const certain = probability > CERTAIN_ABOVE && letters >= LETTERS_TO_BE_CERTAIN
    if (!certain && !(probability > FINE_BELOW)) return []
    const before = text.slice(0, PREVIEW_LENGTH)
    return [{ path, before, after: toUnicode(before), certain }]
  })
}

/** Only the fields that were found: converting text that is Unicode already would damage it. */
export const convertFields = (document: unknown, paths: ReadonlySet<string>): unknown =>
  mapTexts(document, (text, path) => (paths.has(path) ? toUnicode(text) : text))
