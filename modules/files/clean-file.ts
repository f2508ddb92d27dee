import type { FileType } from '#contracts/files.ts'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPicture } from './clean-picture.ts'
import type { Cleaned } from './cleaned.ts'
import { sniff } from './sniff.ts'

/** What a file has to say for itself: it is what it was called, it can be read, and nothing else is in it. */
export async function cleanFile(called: FileType, bytes: Buffer): Promise<Cleaned> {
  if (sniff(bytes) !== called) return { refused: 'TYPE' }
  return called === 'application/pdf' ? cleanPdf(bytes) : cleanPicture(bytes)
}
