import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The CMS signs the same text in the same way (`apps/cms/src/live/live-pass.ts`); a test compares the two. */
const sign = (key: string, untilMs: string, words: string): string =>
  createHmac('sha256', key)
    .update(`live:${untilMs}:${hashOf(words)}`)
    .digest('hex')

/** `<until in ms>.<signature>`: valid for exactly this text, until then. */
export function isGoodFor(pass: string | undefined, words: string, key: string, nowMs: number): boolean {
  const [untilMs = '', given = ''] = (pass ?? '').split('.')
  const wanted = Buffer.from(sign(key, untilMs, words))
  const same = given.length === wanted.length && timingSafeEqual(Buffer.from(given), wanted)
  return same && Number(untilMs) > nowMs
}
