import { PART_BYTES } from '#contracts/files.ts'
import { OfflineError } from '../api/api-errors.ts'

/** A part takes four seconds on the slowest line we know; an answer that is missing after so long does not come. */
const PATIENCE_MS = 20_000
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const

/** Where a file goes: begun, its parts in any order and as often as needed, ended. */
export type FileGate = {
  begin(file: Blob): Promise<string>
  part(fileId: string, part: number, bytes: Blob, signal: AbortSignal): Promise<void>
  done(fileId: string): Promise<void>
}

export const partsOf = (file: Blob): Blob[] =>
  Array.from({ length: Math.max(1, Math.ceil(file.size / PART_BYTES)) }, (_, part) =>
    file.slice(part * PART_BYTES, (part + 1) * PART_BYTES),
  )

/** Until the phone has a network again, or so long at most: some phones never say that they have. */
function whileCut(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = window.setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

/** Its owner did not want to send it after all. */
class TakenOut extends Error {
  override readonly name = 'TakenOut'
}

type Ask<T> = (signal: AbortSignal) => Promise<T>

/** A request that hangs is one that was cut: it is given up, so that it does not hold the line against the next. */
function inTime<T>(ask: Ask<T>): Promise<T> {
  const given = new AbortController()
  let timer = 0
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => {
      reject(new OfflineError('no answer in time'))
      given.abort()
    }, PATIENCE_MS)
  })
  return Promise.race([ask(given.signal), late]).finally(() => window.clearTimeout(timer))
}

/** A line that was cut is waited for; a refusal is final. */
async function untilAnswered<T>(ask: Ask<T>, signal: AbortSignal, onCut: () => void): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    if (signal.aborted) throw new TakenOut('taken out')
    try {
      return await inTime(ask)
    } catch (error) {
      if (!(error instanceof OfflineError)) throw error
      onCut()
      await whileCut(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0, signal)
    }
  }
}

export type Progress = { readonly sent: number; readonly of: number; readonly cut: boolean }

type Going = { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void }

/** Part after part; what has arrived is never sent again. Answers the id that a message names. */
export async function sendFile(file: Blob, gate: FileGate, { signal, onProgress }: Going): Promise<string> {
  const parts = partsOf(file)
  const tell = (sent: number, cut: boolean) => onProgress({ sent, of: parts.length, cut })
  const go = <T>(ask: Ask<T>, sent: number) => untilAnswered(ask, signal, () => tell(sent, true))
  tell(0, false)
  const fileId = await go(() => gate.begin(file), 0)
  for (const [at, bytes] of parts.entries()) {
    await go((given) => gate.part(fileId, at, bytes, given), at)
    tell(at + 1, false)
  }
  await go(() => gate.done(fileId), parts.length)
  return fileId
}
