import { buffer } from 'node:stream/consumers'
import { parentPort } from 'node:worker_threads'
import { drawReceipt } from './draw-receipt.ts'
import type { ReceiptSheet } from './receipt-sheet.ts'

/** Draws one receipt after the other. An error ends the thread, which informs whoever waits. */
async function draw(sheet: ReceiptSheet): Promise<void> {
  const bytes = new Uint8Array(await buffer(await drawReceipt(sheet)))
  parentPort?.postMessage(bytes, [bytes.buffer])
}

parentPort?.on('message', (sheet: ReceiptSheet) => void draw(sheet))
