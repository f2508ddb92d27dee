import { sql } from 'kysely'
import { yangonDayKey } from '#language/yangon-day.ts'
import type { FibreBook } from '#modules/fibre/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { changeContract, creditContract } from './change-contract.ts'
import { deedAnswer, deedOnce } from './deed-once.ts'
import { newNumber, openContract } from './open-contract.ts'
import { readPlanPrices } from './plan-prices.ts'
import { postPayment } from './post-payment.ts'
import { reversePayment } from './reverse-payment.ts'
import { billsWhere, byNumber, contractsWhere, postingsOf } from './rows.ts'

export type BookRules = {
  readonly dueDays: number
  readonly suspendAfterDays: number
  readonly restoreMinutes: number
}

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: (now: Date) => BookRules
  /** For seed data. */
  readonly contractNo?: () => string
}

const BY = { ACCOUNT: 'account_no', CONTRACT: 'contract_no', PHONE: 'line' } as const

/** The contract book in our own database, used until the operator's own is connected. */
export function makeFibreBook({ db, clock, rules, contractNo = newNumber }: Deps): FibreBook {
  const at = () => {
    const now = clock.now()
    return { db, now, today: yangonDayKey(now), restoreMinutes: rules(now).restoreMinutes }
  }
  return {
    find: (by, value) => contractsWhere(db, sql`c.${sql.ref(BY[by])} = ${value}`),
    contract: (number) => byNumber(db, number),
    bills: (number, { before, most }) =>
      billsWhere(
        db,
        before === undefined
          ? sql`c.contract_no = ${number}`
          : sql`c.contract_no = ${number} and b.period < ${before}`,
        most,
      ),
    bill: async (billNo) => (await billsWhere(db, sql`b.bill_no = ${billNo}`, 1))[0] ?? null,
    postings: (number, most) => postingsOf(db, number, most),
    posted: (reference, deed) => deedAnswer(db, reference, deed),
    open: (order) => {
      const here = at()
      return deedOnce(here, 'OPEN', order, (tx) =>
        openContract(tx, order, { ...here, contractNo: contractNo() }),
      )
    },
    post: (order) => {
      const here = at()
      return deedOnce(here, 'POST', order, async (tx) =>
        postPayment(tx, order, { ...here, prices: await readPlanPrices(tx) }),
      )
    },
    reverse: (order) => {
      const here = at()
      return deedOnce(here, 'REVERSE', order, (tx) => reversePayment(tx, order, here.now))
    },
    credit: (order) => {
      const here = at()
      return deedOnce(here, 'CREDIT', order, async (tx) =>
        creditContract(tx, order, { ...here, prices: await readPlanPrices(tx) }),
      )
    },
    change: (order) => {
      const here = at()
      return deedOnce(here, 'CHANGE', order, async (tx) =>
        changeContract(tx, order, { ...here, prices: await readPlanPrices(tx) }),
      )
    },
  }
}
