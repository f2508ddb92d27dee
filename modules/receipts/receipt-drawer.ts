import { Worker } from 'node:worker_threads'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { ReceiptSheet } from './receipt-sheet.ts'

export type ReceiptDrawer = {
  draw(sheet: ReceiptSheet): Promise<Answer<Buffer>>
  close(): Promise<void>
}

type Limits = {
  /** Further requests are refused: at 20 ms each they would be answered too late. */
  readonly maxWaiting: number
  readonly patienceMs: number
}

type Waiting = {
  readonly sheet: ReceiptSheet
  readonly done: (bytes: Buffer) => void
  readonly failed: (error: Error) => void
}

const LIMITS: Limits = { maxWaiting: 100, patienceMs: 10_000 }
const RETRY_SECONDS = 5

/**
 * Draws receipts in a thread of its own, one at a time: shaping Burmese and packing fonts takes tens of milliseconds, in which the server
 * would answer nobody. The thread starts with the first receipt, so a process that draws none loads no fonts; a dead or hanging thread is
 * replaced with the next receipt.
 */
export function makeReceiptDrawer({ maxWaiting, patienceMs }: Limits = LIMITS): ReceiptDrawer {
  const waiting: Waiting[] = []
  let thread: Worker | null = null
  let drawing: Waiting | null = null
  let patience: NodeJS.Timeout | undefined

  function end(): Waiting | null {
    clearTimeout(patience)
    const ended = drawing
    drawing = null
    return ended
  }

  function start(): Worker {
    const started = new Worker(new URL('./receipt-thread.ts', import.meta.url), { env: {} })
    const lose = (error: Error) => {
      if (thread !== started) return
      thread = null
      void started.terminate()
      end()?.failed(error)
      next()
    }
    started.on('message', (bytes: Uint8Array) => {
      end()?.done(Buffer.from(bytes.buffer))
      next()
    })
    started.on('error', lose)
    started.on('exit', (code) => lose(new Error(`the thread of receipts ended with ${code}`)))
    return started
  }

  function next(): void {
    if (drawing) return
    drawing = waiting.shift() ?? null
    if (!drawing) return thread?.unref()
    thread ??= start()
    thread.ref()
    const mine = thread
    patience = setTimeout(() => mine.emit('error', new Error('drawing a receipt took too long')), patienceMs)
    mine.postMessage(drawing.sheet)
  }

  return {
    draw: (sheet) => {
      if (waiting.length >= maxWaiting)
        return Promise.resolve(refused('RATE_LIMITED', { retryAfterSec: RETRY_SECONDS }))
      return new Promise<Buffer>((done, failed) => {
        waiting.push({ sheet, done, failed })
        next()
      }).then((bytes) => ok(bytes))
    },
    close: async () => {
      const ended = thread
      thread = null
      for (const { failed } of [end(), ...waiting.splice(0)].flatMap((one) => one ?? []))
        failed(new Error('the process is closing'))
      await ended?.terminate()
    },
  }
}
