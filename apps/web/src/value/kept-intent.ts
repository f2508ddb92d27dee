import { keyOf, newestKept, readKept, type Found, type Intent } from './kept-moves.ts'
import { isRecord, shapedLike } from './shaped-like.ts'

/** An intent without a final answer: one's own with its request, or another one that is only followed. */
export type OpenIntent<Sent> =
  | { readonly own: true; readonly moveId: string; readonly sent: Sent }
  | { readonly own: false; readonly moveId: string; readonly time: string }

const aMove = shapedLike({ moveId: '', own: true })

const readerOf =
  <Sent>({ read }: Intent<Sent>) =>
  (value: unknown): OpenIntent<Sent> | null => {
    const move = aMove(value)
    if (!move || !isRecord(value)) return null
    const { moveId } = move
    if (!move.own) return { own: false, moveId, time: String(value['time'] ?? '') }
    const sent = read(value['sent'])
    return sent === null ? null : { own: true, moveId, sent }
  }

export type FoundIntent<Sent> = Found<OpenIntent<Sent>>

/** An intent that an earlier page or another tab started here without an answer. */
export const openIntent = <Sent>(intent: Intent<Sent>): FoundIntent<Sent> | null =>
  newestKept('move', intent, readerOf(intent))

/** An identical intent started elsewhere a moment ago. */
export const sameIntent = <Sent>(intent: Intent<Sent>, sent: Sent): FoundIntent<Sent> | null =>
  readKept(intentKey(intent, sent), readerOf(intent))

export const intentKey = <Sent>(intent: Intent<Sent>, sent: Sent): string =>
  keyOf('move', intent, intent.whom?.(sent))
