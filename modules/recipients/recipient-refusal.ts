import type { Tx } from '#platform/db/database.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import { makeMissStore, type Tag } from './miss-store.ts'
import { makeRecipientStore } from './recipient-store.ts'

/** So many numbers that cannot receive a line hears of in any 24 hours. */
const MOST_MISSES = 5
const DAY_MS = 86_400_000

type Sending = { readonly line: string; readonly receiver: string; readonly now: Date; readonly tag: Tag }

/**
 * Why a number cannot receive is nobody else's business: one answer for all reasons, whether it is not ours, barred, or wants
 * nothing. Whoever has heard it of five numbers sends only to those that took something before, so that numbers cannot be
 * told apart by trying them. `fits` does the same work for every number. Under the sender's lock.
 */
export async function recipientRefusal(
  tx: Tx,
  { line, receiver, now, tag }: Sending,
  fits: () => Promise<boolean>,
): Promise<Refused | null> {
  const misses = makeMissStore(tx, tag)
  const { others, again } = await misses.since(line, receiver, new Date(now.getTime() - DAY_MS))
  const isFull = others >= MOST_MISSES && !again
  if (isFull && !(await makeRecipientStore(tx).useCount(line, receiver))) return refused('RECIPIENTS_LIMIT')
  if (await fits()) return null
  await misses.keep(line, receiver, now)
  return refused('RECIPIENT_INELIGIBLE')
}
