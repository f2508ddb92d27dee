import type { BookAnswer, FibreBook } from '#modules/fibre/index.ts'
import { isOfOneWhoLeft, type Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { DueRows } from '#platform/jobs/due-rows.ts'
import { defineRowJob, type Outcome } from '#platform/jobs/job.ts'
import type { ExchangeBackKind } from './exchange-back-kind.ts'
import type { ExchangeKind } from './exchange-kind.ts'
import { begunFulfilment, makeFulfilmentStore, type Fulfilment } from './fulfilment-store.ts'
import { readPoints } from './read-points.ts'

const rows: DueRows = {
  table: 'exchange_fulfilment',
  id: 'move_id',
  due: 'due_at',
  begun: begunFulfilment,
}

/** Exchanges that pay for a bill, and points that are returned because the bill did not accept them. */
export const DUE_BILL_CREDITS = { rows, job: defineRowJob('loyalty.bill-credit', 'outside') }

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly book: Pick<FibreBook, 'credit' | 'posted'>
  readonly value: Pick<Value, 'start' | 'findAny'>
  readonly exchange: ExchangeKind
  readonly back: ExchangeBackKind
}

const AGAIN_MS = 60_000
const ANEW = ['UPSTREAM_TIMEOUT', 'IDEMPOTENCY_KEY_INVALID']

/** Credits kyat to a contract under the id of the move that took the points, so repeating has no second effect. */
export function makeCreditBill({ db, clock, book, value, exchange, back }: Deps) {
  const soon = () => new Date(clock.now().getTime() + AGAIN_MS)

  /** Null on silence: the book may have done it. */
  async function ask({ moveId: reference, contractNo, kyat }: Fulfilment): Promise<BookAnswer | null> {
    try {
      return (
        (await book.posted(reference, 'CREDIT')) ??
        (await book.credit({ reference, contractNo, kyat, why: 'POINTS' }))
      )
    } catch (error) {
      if (error instanceof NoAnswer) return null
      throw error
    }
  }

  async function giveBack({ moveId, line, backId }: Fulfilment): Promise<void> {
    const points = await readPoints(value, exchange, moveId)
    if (backId === null || points === null) return makeFulfilmentStore(db).again(moveId, soon())
    const asked = { subject: null, line, lang: 'my', input: { moveId, points } } as const
    const answer = await value.start(back, { ...asked, id: backId })
    if (!answer.ok) await makeFulfilmentStore(db).again(moveId, soon(), ANEW.includes(answer.code))
  }

  return async function creditBill(moveId: string): Promise<Outcome> {
    const store = makeFulfilmentStore(db)
    const row = await store.findDue(moveId, clock.now())
    if (!row) return 'NOT_ASKED'
    if (row.state === 'REFUSED') {
      if (await isOfOneWhoLeft(db, moveId)) await store.forget(moveId)
      else await giveBack(row)
      return 'NOT_ASKED'
    }
    const came = await ask(row)
    if (came === null) {
      await store.again(moveId, soon())
      return 'SILENT'
    }
    // Whoever got the number meanwhile has nothing to do with it, and the points come back to nobody.
    if (await isOfOneWhoLeft(db, moveId)) await store.forget(moveId)
    else if (came.said === 'DONE') await store.step(moveId, 'WAITING', 'DONE', null)
    else await store.step(moveId, 'WAITING', 'REFUSED', clock.now())
  }
}
