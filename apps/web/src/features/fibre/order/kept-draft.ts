import { now } from '../../../clock/now.ts'
import { ownPrefix } from '../../../session/own-storage.ts'
import { currentSession } from '../../../session/session-store.ts'
import { storedValue } from '../../../session/stored-value.ts'
import { isRecord } from '../../../value/shaped-like.ts'
import { type Draft, EMPTY_DRAFT, readDraft } from './draft.ts'

const KEPT_FOR_MS = 7 * 86_400_000

/** Of nobody in particular: it holds no name and no number yet, because those are asked for after the sign-in. */
const nobodys = () => storedValue('__FIBRE_ORDER__', () => localStorage)

/** Of whoever is signed in; goes with the sign-out, as everything of theirs does. */
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

/** What was begun on this phone within a week; whoever signs in on the way goes on with it. */
export function keptDraft(): Draft {
  return parse(placeNow().read()) ?? parse(nobodys().read()) ?? EMPTY_DRAFT
}

/** Part by part, so that nothing else that is typed on the page can come along. */
export function keepDraft(draft: Draft): void {
  placeNow().write(JSON.stringify({ at: now(), draft: readDraft(draft) }))
  if (currentSession().state === 'signedIn') nobodys().clear()
}

export function forgetDraft(): void {
  own().clear()
  nobodys().clear()
}
