import { now } from '../../../clock/now.ts'
import { ownPrefix } from '../../../session/own-storage.ts'
import { currentSession } from '../../../session/session-store.ts'
import { storedValue } from '../../../session/stored-value.ts'
import { isRecord } from '../../../value/shaped-like.ts'
import { type Draft, EMPTY_DRAFT, readDraft } from './draft.ts'

const KEPT_FOR_MS = 7 * 86_400_000

/** Belongs to nobody: names and numbers are asked for after the sign-in. */
const nobodys = () => storedValue('__FIBRE_ORDER__', () => localStorage)

/** Belongs to the signed-in account and is deleted at sign-out. */
const own = () => storedValue(`${ownPrefix()}fibre-order`, () => localStorage)

const placeNow = () => (currentSession().state === 'signedIn' ? own() : nobodys())

function parse(text: string | null): Draft | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(kept) || typeof kept['at'] !== 'number') return null
    return Math.abs(now() - kept['at']) < KEPT_FOR_MS ? readDraft(kept['draft']) : null
  } catch {
    return null
  }
}

/** A draft from this phone within the last week; it continues after a sign-in on the way. */
export function keptDraft(): Draft {
  return parse(placeNow().read()) ?? parse(nobodys().read()) ?? EMPTY_DRAFT
}

/** Copied part by part, so that nothing else typed on the page is stored. */
export function keepDraft(draft: Draft): void {
  placeNow().write(JSON.stringify({ at: now(), draft: readDraft(draft) }))
  if (currentSession().state === 'signedIn') nobodys().clear()
}

export function forgetDraft(): void {
  own().clear()
  nobodys().clear()
}
