import { PART_BYTES } from '#contracts/files.ts'
import { OfflineError } from '../api/api-errors.ts'

/** A part takes four seconds on the slowest line we know; an answer missing for this long is not coming. */
const PATIENCE_MS = 20_000
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const

/** The calls of an upload: begin, parts in any order and as often as needed, end. */
export type FileGate = {
  begin(file: Blob): Promise<string>
  part(fileId: string, part: number, bytes: Blob, signal: AbortSignal): Promise<void>
  done(fileId: string): Promise<void>
}

export const partsOf = (file: Blob): Blob[] =>
  Array.from({ length: Math.max(1, Math.ceil(file.size / PART_BYTES)) }, (_, part) =>
    file.slice(part * PART_BYTES, (part + 1) * PART_BYTES),
  )

/** Waits until the phone is online again, or at most this long: some phones never report it. */
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

/** The user removed the file while it was being sent. */
class TakenOut extends Error {
  override readonly name = 'TakenOut'
}

type Ask<T> = (signal: AbortSignal) => Promise<T>

/** Gives up a hanging request, so that it does not block the next one. */
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

/** Retries after a lost connection; a refusal is final. */
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

/** Sends part after part; parts that have arrived are not sent again. Returns the file's id for the message. */
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
