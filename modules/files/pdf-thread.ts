import { parentPort, workerData } from 'node:worker_threads'
import { PDFDocument } from '@cantoo/pdf-lib'
import { isActive } from './pdf-active.ts'
import { streamsAreBounded } from './pdf-streams.ts'

export type PdfVerdict = { readonly bytes: Uint8Array } | { readonly refused: 'BROKEN' | 'ACTIVE' }

/** Parses a PDF, checks every object, and writes it again: objects that nothing refers to are dropped. */
async function judge(given: Uint8Array): Promise<PdfVerdict> {
  if (!streamsAreBounded(Buffer.from(given))) return { refused: 'BROKEN' }
  const pdf = await PDFDocument.load(given, { throwOnInvalidObject: true, updateMetadata: false })
  if (pdf.getPageCount() === 0) return { refused: 'BROKEN' }
  if (isActive(pdf.context)) return { refused: 'ACTIVE' }
  return { bytes: await pdf.save({ updateFieldAppearances: false, useObjectStreams: false }) }
}

parentPort?.postMessage(
  await judge(workerData as Uint8Array).catch((): PdfVerdict => ({ refused: 'BROKEN' })),
)
