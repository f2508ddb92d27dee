import { createHmac } from 'node:crypto'
import type { GeneratePreviewURL } from 'payload'
import { now } from './clock.ts'
import { settings } from './settings.ts'

/** Opens the real website, in a new tab, at the staff-only address that reads drafts; the frame guard forbids an iframe. */
export const previewAddress =
  (route: (publicId: string) => string): GeneratePreviewURL =>
  (document) => {
    const id = document['publicId']
    if (typeof id !== 'string' || !id || !settings.readerKey) return null
    return `${settings.previewUrl}/preview?pass=${pass(settings.readerKey)}&to=${route(id)}`
  }

const PASS_MS = 60_000

/** Good for a minute; the preview's door turns it into a visit. As a cookie it is a visit of that minute. */
export function pass(key: string): string {
  const untilMs = String(now().getTime() + PASS_MS)
  return `${untilMs}.${createHmac('sha256', key).update(`preview:${untilMs}`).digest('hex')}`
}
