import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeChangeLine, type Transact } from './change-line.ts'
import { makeDispatchVisits, type ByStaff } from './dispatch-visits.ts'
import { makeInstalled } from './installed.ts'
import type { WalkLine } from './line-steps.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly walk: WalkLine
  /** Asks the book for the contract at once. If this process dies or does not ask, the due row does it. */
  readonly openLine?: (orderId: string) => Promise<unknown>
  readonly transact?: Transact
}

/** What dispatch does with a new line, from the survey to the installed router. Every action records its member of staff. */
export function makeDispatch({ db, clock, rules, walk, openLine, transact }: Deps) {
  const ownTransaction: Transact = (work) => inTransaction(db, work)
  const { change, step } = makeChangeLine({ transact: transact ?? ownTransaction, clock, walk })
  return {
    ...makeDispatchVisits({ change, step, clock, rules }),
    survey: (orderId: string, by: ByStaff) =>
      change(orderId, 'SURVEY', (tx, one) =>
        step(tx, {
          ...one,
          to: 'SURVEY',
          why: 'SURVEY',
          sms: 'lineSurvey',
          evidence: by,
          set: { due_at: null },
        }),
      ),

    /** No port at this address: everything that was paid is refunded. */
    reject: (orderId: string, by: ByStaff) =>
      change(orderId, 'REJECT', async (tx, one) => {
        const end = {
          ...one,
          to: 'REJECTED',
          why: 'NO_PORT',
          sms: 'lineRejected',
          evidence: by,
          refund: true,
        } as const
        return (await walk.end(tx, end)) ? ok('REJECTED') : refused('CONFLICT')
      }),

    /** The customer asked to cancel: staff confirm it, or the order goes on as planned. */
    decideCancel: (orderId: string, by: ByStaff, isCancelled: boolean) =>
      change(orderId, isCancelled ? 'CANCEL' : 'KEEP', async (tx, one) => {
        if (!isCancelled)
          return step(tx, { ...one, to: 'SCHEDULED', why: 'KEPT', sms: 'lineKept', evidence: by })
        const end = {
          ...one,
          to: 'CANCELLED',
          why: 'CANCELLED',
          sms: 'lineCancelled',
          evidence: by,
          refund: true,
        } as const
        return (await walk.end(tx, end)) ? ok('CANCELLED') : refused('CONFLICT')
      }),

    installed: makeInstalled({ db, change, openLine }),
  }
}

export type Dispatch = ReturnType<typeof makeDispatch>
