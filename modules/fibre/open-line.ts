import { makeOrderStore, tellCompleted, type OrderCompleted } from '#modules/payments/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { defineRowJob, type Outcome } from '#platform/jobs/job.ts'
import type { BookAnswer, FibreBook, OpenOrder } from './fibre-book.ts'
import { lineGoods } from './line-order.ts'
import { makeLineOrderStore } from './line-order-store.ts'
import { makeLineVisitStore } from './line-visit-store.ts'
import type { WalkLine } from './line-steps.ts'
import { makeLinkStore } from './link-store.ts'

const ASK_AGAIN_MS = 60_000

/** Installed lines for whose contract the book has not answered yet. */
export const DUE_OPENINGS = {
  rows: { table: 'line_order', id: 'order_id', due: 'opening_at' },
  job: defineRowJob('fibre.open-line', 'outside'),
} as const

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly book: Pick<FibreBook, 'open' | 'posted'>
  readonly walk: WalkLine
  readonly log: { error(facts: object, text: string): void }
  readonly completed?: OrderCompleted | undefined
}

/** Asks the book for the contract of an installed line under the order's own id, so repeating makes no second contract. */
export function makeOpenLine({ db, clock, book, walk, log, completed }: Deps) {
  async function wanted(orderId: string): Promise<OpenOrder | null> {
    const [order, row] = await Promise.all([
      makeOrderStore(db).find(orderId),
      makeLineOrderStore(db).find(orderId),
    ])
    if (order?.state !== 'IN_PROGRESS' || !row) return null
    const goods = lineGoods(order)
    const months = goods.months + goods.bonusMonths
    return {
      reference: orderId,
      line: row.line,
      ownerName: row.fullName,
      placeId: row.placeId,
      address: row.address,
      packageCode: goods.packageCode,
      addOnIds: goods.addOns.map(({ id }) => id),
      contractMonths: goods.contractMonths,
      waivedKyat: goods.waivedKyat,
      ahead: {
        months,
        monthlyKyat: goods.monthlyKyat,
        addOns: goods.addOns,
        paidAMonthKyat: Math.round(order.totalKyat / months),
      },
      kyat: order.totalKyat,
    }
  }

  /** Null on silence: the book may have done it. */
  const ask = async (order: OpenOrder): Promise<BookAnswer | null> => {
    try {
      return (await book.posted(order.reference, 'OPEN')) ?? (await book.open(order))
    } catch (error) {
      if (error instanceof NoAnswer) return null
      throw error
    }
  }

  const complete = (orderId: string, contractNo: string) =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      const order = await makeOrderStore(tx).lock(orderId)
      const row = order && (await makeLineOrderStore(tx).find(orderId))
      if (order?.state !== 'IN_PROGRESS' || !row) return
      await makeLineVisitStore(tx).setContract(orderId, contractNo)
      const one = { order, row: { ...row, contractNo }, now, set: { ended_at: now } }
      await walk.step(tx, { ...one, to: 'COMPLETED', why: 'INSTALLED', sms: 'lineInstalled' })
      await tellCompleted(completed, tx, order, lineGoods(order).lines, now)
      if (row.accountId) await makeLinkStore(tx).add(row.accountId, contractNo, 'ORDER', now)
    })

  return async function openLine(orderId: string): Promise<Outcome> {
    const order = await wanted(orderId)
    if (!order) {
      await makeLineVisitStore(db).setOpening(orderId, null)
      return 'NOT_ASKED'
    }
    const came = await ask(order)
    if (came?.said === 'DONE' && came.kyat === order.kyat) return complete(orderId, came.contractNo)
    if (came)
      log.error(
        { orderId, said: came.said },
        'the book would not open a line that is installed: staff must look',
      )
    await makeLineVisitStore(db).setOpening(orderId, new Date(clock.now().getTime() + ASK_AGAIN_MS))
    if (came === null) return 'SILENT'
  }
}
