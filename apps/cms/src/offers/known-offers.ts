import { now } from '../clock.ts'
import { settings } from '../settings.ts'
import { type Offer, readOffers } from './read-offers.ts'

const FRESH_MS = 60_000
/** Where the preview does not answer it is not asked at every key. */
const SILENT_MS = 10_000

type Memory = { readonly untilMs: number; readonly offers: Promise<readonly Offer[] | null> }

let memory: Memory | null = null
/** What was true a while ago is better than nothing. */
let lastKnown: readonly Offer[] | null = null

async function refreshed(key: string): Promise<readonly Offer[] | null> {
  try {
    lastKnown = await readOffers(key)
  } catch {
    memory = memory && { ...memory, untilMs: now().getTime() + SILENT_MS }
  }
  return lastKnown
}

/** The catalogue's offers as they were at most a minute ago; null while nobody could be asked. */
export function knownOffers(): Promise<readonly Offer[] | null> {
  const key = settings.readerKey
  if (!key) return Promise.resolve(null)
  const nowMs = now().getTime()
  if (!memory || memory.untilMs <= nowMs) memory = { untilMs: nowMs + FRESH_MS, offers: refreshed(key) }
  return memory.offers
}
