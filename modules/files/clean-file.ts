import type { FileType } from '#contracts/files.ts'
import { cleanPdf } from './clean-pdf.ts'
import { cleanPicture } from './clean-picture.ts'
import type { Cleaned } from './cleaned.ts'
import { sniff } from './sniff.ts'

/** Checks that a file is of the type it claims, can be read, and carries nothing else. */
export async function cleanFile(called: FileType, bytes: Buffer): Promise<Cleaned> {
  if (sniff(bytes) !== called) return { refused: 'TYPE' }
  return called === 'application/pdf' ? cleanPdf(bytes) : cleanPicture(bytes)
}
