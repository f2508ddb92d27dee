import { Worker } from 'node:worker_threads'
import type { Cleaned } from './cleaned.ts'
import type { PdfVerdict } from './pdf-thread.ts'

const LONGEST_MS = 10_000
const MOST_MB = 256

/** Runs in a thread with a time limit: a file made to keep a parser busy blocks nobody else. We never render it. */
export function cleanPdf(bytes: Buffer): Promise<Cleaned> {
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MB },
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    const end = (verdict: Cleaned) => {
      clearTimeout(timer)
      void thread.terminate()
      resolve(verdict)
    }
    const timer = setTimeout(() => end({ refused: 'BROKEN' }), LONGEST_MS)
    thread.once('message', (verdict: PdfVerdict) =>
      end('refused' in verdict ? verdict : { type: 'application/pdf', bytes: Buffer.from(verdict.bytes) }),
    )
    thread.once('error', () => end({ refused: 'BROKEN' }))
    thread.once('exit', () => end({ refused: 'BROKEN' }))
  })
}
