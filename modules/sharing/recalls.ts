import { randomUUID } from 'node:crypto'
import type { Lang } from '#contracts/language.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { maskMsisdn } from '#contracts/msisdn.ts'
import type { Recall } from '#contracts/sharing.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { lockLine, type Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import type { RecallKind } from './recall-kind.ts'
import { makeRecallHandsStore } from './recall-hands-store.ts'
import { makeRecallStore, RECALL_TYPES, type AskedBack, type RecallType } from './recall-store.ts'
import type { ShareKind } from './share-kind.ts'
import { RECALL_WITHIN_MS } from './share-plan.ts'
import { amountText } from './share-words.ts'
import { UNIT_OF } from './shareable.ts'

const DAY_MS = 86_400_000
/** Somebody who recalls more often than this is not mistyping numbers. */
const RECALLS = { most: 3, withinMs: 30 * DAY_MS } as const

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly value: Pick<Value, 'read' | 'start'>
  readonly recall: RecallKind
  readonly shares: Readonly<Record<RecallType, ShareKind>>
  readonly queueSms: QueueSms
}

const viewOf = ({ type, amount, returned, state, askedAt }: AskedBack): Recall => ({
  state,
  amount: { unit: UNIT_OF[type], value: amount },
  returned: returned === null ? null : { unit: UNIT_OF[type], value: returned },
  askedAt: askedAt.toISOString(),
  answerBy: new Date(askedAt.getTime() + DAY_MS).toISOString(),
})

/** "Wrong number?": requested by the sender, answered by a job, with an SMS to both sides. */
export function makeRecalls({ db, clock, value, recall, shares, queueSms }: Deps) {
  async function findShare(id: string, subject: string) {
    for (const type of RECALL_TYPES) {
      const move = await value.read(shares[type], id, subject)
      if (move) return { type, move }
    }
    return null
  }

  async function ask(moveId: string, subject: string, lang: Lang): Promise<Answer<Recall>> {
    const share = await findShare(moveId, subject)
    if (!share) return refused('NOT_FOUND')
    const { type, move } = share
    const known = await makeRecallStore(db).find(move.id, move.line)
    if (known) return ok(viewOf(known))
    const now = clock.now()
    const { settledAt } = move
    const inTime = settledAt !== null && now.getTime() - settledAt.getTime() < RECALL_WITHIN_MS
    if (move.state !== 'COMPLETED' || !inTime) return refused('RECALL_NOT_POSSIBLE')
    const { receiver, amount } = move.plan.data
    const asked = {
      moveId: move.id,
      recallId: newMoveId(now.getTime()),
      type,
      line: move.line,
      receiver,
      amount: amount.value,
      lang,
      askedAt: now,
    }
    return inTransaction(db, async (tx) => {
      await lockLine(tx, move.line)
      const store = makeRecallStore(tx)
      const since = new Date(now.getTime() - RECALLS.withinMs)
      const hands = makeRecallHandsStore(tx)
      if ((await hands.isClosed(receiver)) || (await hands.wasToAnother(receiver, settledAt)))
        return refused('RECALL_NOT_POSSIBLE')
      if ((await store.askedSince(move.line, since)) >= RECALLS.most) return refused('RECALL_NOT_POSSIBLE')
      if (await store.insert(asked))
        await queueSms(tx, {
          id: randomUUID(),
          to: receiver,
          lang: 'my',
          template: 'recallAsked',
          slots: { sender: maskMsisdn(move.line), amount: amountText(type, amount.value, 'my') },
          priority: 'notice',
          validUntil: new Date(now.getTime() + DAY_MS),
        })
      return ok(viewOf({ ...asked, state: 'ASKED', returned: null }))
    })
  }

  async function find(moveId: string, line: string): Promise<Answer<Recall>> {
    const known = await makeRecallStore(db).find(moveId, line)
    return known ? ok(viewOf(known)) : refused('NOT_FOUND')
  }

  /** Starts a due recall, always with the same id; a silent core is asked again by the engine. */
  async function answer(moveId: string): Promise<Outcome> {
    const due = await makeRecallStore(db).findDue(moveId, clock.now())
    if (!due) return
    const { recallId: id, line, lang } = due
    const answered = await value.start(recall, { id, subject: null, line, lang, input: { moveId } })
    // Nobody came by for more than a day. An id that was never begun has no effect, so another one is safe.
    if (!answered.ok && answered.code === 'IDEMPOTENCY_KEY_INVALID')
      await makeRecallStore(db).tryAnew(due, newMoveId(clock.now().getTime()), clock.now())
    else await makeRecallStore(db).begun(moveId)
    return !answered.ok && answered.code === 'RESULT_UNKNOWN' ? 'SILENT' : undefined
  }

  return { ask, find, answer }
}

export type Recalls = ReturnType<typeof makeRecalls>
