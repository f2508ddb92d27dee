import { inflateSync } from 'node:zlib'

const MOST_STREAMS = 5_000
const MOST_INFLATED = 64 * 1024 * 1024
const MOST_TOGETHER = 256 * 1024 * 1024
/** How far before its data a stream's dictionary may begin. */
const DICTIONARY_BYTES = 8_192

const FILTERS =
  /(FlateDecode|LZWDecode|RunLengthDecode|ASCII85Decode|ASCIIHexDecode|\/Fl\b|\/LZW\b|\/RL\b|\/A85\b|\/AHx\b)/g

/** `/Obj#53tm` is `/ObjStm`: PDF names may spell letters as hex codes. */
const plain = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Whether every stream can be opened with bounded memory. A stream may have one filter, and only Flate; it is unpacked here first, up to
 * a limit. Nested filters are how a few bytes become gigabytes.
 */
export function streamsAreBounded(pdf: Buffer): boolean {
  const text = pdf.toString('latin1')
  let [streams, together] = [0, 0]
  for (const { index, 0: word } of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(index - 3, index) === 'end') continue
    if ((streams += 1) > MOST_STREAMS) return false
    const before = text.slice(Math.max(0, index - DICTIONARY_BYTES), index)
    const filters = plain(before.slice(before.lastIndexOf(' obj') + 1)).match(FILTERS) ?? []
    if (filters.length === 0) continue
    if (filters.length > 1 || !/Fl/.test(filters[0] ?? '')) return false
    const size = inflatedSize(pdf.subarray(index + word.length))
    if (size === null || (together += size) > MOST_TOGETHER) return false
  }
  return true
}

function inflatedSize(packed: Buffer): number | null {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_INFLATED }).length
  } catch {
    return null
  }
}
