import type { Tx } from '#platform/db/database.ts'
import { refused, type Refused } from '#platform/errors/answer.ts'
import { makeMissStore, type Tag } from './miss-store.ts'
import { makeRecipientStore } from './recipient-store.ts'

/** Numbers that cannot receive that a line may learn of within 24 hours. */
const MOST_MISSES = 5
const DAY_MS = 86_400_000

type Sending = { readonly line: string; readonly receiver: string; readonly now: Date; readonly tag: Tag }

/**
 * Why a number cannot receive is private: unknown, barred and unwilling numbers get the same refusal. After five such numbers a line can
 * send only to numbers that have received from it before, so that numbers cannot be probed. `fits` does the same work for every number.
 * Runs under the sender's lock.
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
