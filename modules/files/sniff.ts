import type { FileType } from '#contracts/files.ts'

const starts = (bytes: Buffer, signs: readonly number[], at = 0): boolean =>
  signs.every((sign, index) => bytes[at + index] === sign)

/** The type by its bytes, whatever it was called; null for every type we do not accept. */
export function sniff(bytes: Buffer): FileType | null {
  if (starts(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp'
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf'
  return null
}
