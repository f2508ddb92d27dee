import { createHash, createHmac } from 'node:crypto'

/** As long as a slow line may take to send a form; a new one is made with every change. */
export const PASS_MS = 2 * 60_000

/** `<until in ms>.<signature>`, for these very words; the preview (`apps/api/live-preview`) makes the same to compare. */
export function passFor(words: string, key: string, nowMs: number): string {
  const untilMs = String(nowMs + PASS_MS)
  const hash = createHash('sha256').update(words).digest('hex')
  return `${untilMs}.${createHmac('sha256', key).update(`live:${untilMs}:${hash}`).digest('hex')}`
}
