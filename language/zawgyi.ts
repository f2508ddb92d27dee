import tools from 'myanmar-tools'
import { normalizeBurmese, stripZeroWidth } from './normalize.ts'

/**
 * Zawgyi uses the code points of Unicode with other meanings, so it can only be told by probability. The model weighs
 * 25 KB: server and lazily loaded chunks only.
 */

/** Below this a text is taken as Unicode. */
const SURELY_UNICODE = 0.05
/** Above this a text is taken as Zawgyi, if it is long enough to be sure. */
const SURELY_ZAWGYI = 0.95
/** For search, where a wrong guess costs one look-up. */
const RATHER_ZAWGYI = 0.5
/** Valid town names of six letters score above 0.9. */
const LETTERS_TO_BE_SURE = 20
/** Conversion costs about 10 µs a character; nobody types more into a field. */
const MAX_UNITS = 20_000

export type Encoding = 'unicode' | 'zawgyi' | 'unsure'

export type EncodingReport = {
  readonly encoding: Encoding
  /** 0 to 1; 0 when there is no Burmese letter to judge by. */
  readonly probability: number
}

export function detectEncoding(text: string): EncodingReport {
  const probability = zawgyiProbability(text)
  if (probability < SURELY_UNICODE) return { encoding: 'unicode', probability }
  const sure = probability > SURELY_ZAWGYI && countLetters(text) >= LETTERS_TO_BE_SURE
  return { encoding: sure ? 'zawgyi' : 'unsure', probability }
}

/** The detector answers -Infinity for a text without Burmese letters. */
export function zawgyiProbability(text: string): number {
  const score = detector().getZawgyiProbability(stripZeroWidth(text.slice(0, MAX_UNITS)))
  return Number.isFinite(score) ? score : 0
}

/** Garbles a text that is already Unicode, and a few words of one that is not: show the result before storing it. */
export const zawgyiToUnicode = (text: string): string =>
  normalizeBurmese(converter().zawgyiToUnicode(stripZeroWidth(text)))

export type ReceivedText = EncodingReport & {
  /** Normalised; converted when it surely was Zawgyi. */
  readonly text: string
  readonly converted: boolean
}

/** Entrance for free text from people. `unsure` is kept as typed, for a person to look at. */
export function receiveText(raw: string): ReceivedText {
  const report = detectEncoding(raw)
  const converted = report.encoding === 'zawgyi' && raw.length <= MAX_UNITS
  return { ...report, converted, text: converted ? zawgyiToUnicode(raw) : normalizeBurmese(raw) }
}

/** For search: what the words may have meant, best guess first. No threshold of length. */
export function readings(query: string): string[] {
  const asTyped = normalizeBurmese(query)
  return zawgyiProbability(query) > RATHER_ZAWGYI ? [zawgyiToUnicode(query), asTyped] : [asTyped]
}

const countLetters = (text: string): number => (text.match(/[\u1000-\u109F]/g) ?? []).length

let loadedDetector: InstanceType<typeof tools.ZawgyiDetector> | undefined
let loadedConverter: InstanceType<typeof tools.ZawgyiConverter> | undefined

function detector() {
  loadedDetector ??= withBuffer(() => new tools.ZawgyiDetector())
  return loadedDetector
}

function converter() {
  loadedConverter ??= new tools.ZawgyiConverter()
  return loadedConverter
}

/** The package unpacks its model with Node's `Buffer`; a browser lends it one for that moment. */
function withBuffer<T>(make: () => T): T {
  const scope = globalThis as { Buffer?: unknown }
  if (scope.Buffer) return make()
  scope.Buffer = function fromBase64(data: string) {
    return Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
  }
  try {
    return make()
  } finally {
    delete scope.Buffer
  }
}
