import {
  makeLinkStore,
  type BookAnswer,
  type ChangeOrder,
  type FibreBook,
  type Plans,
} from '#modules/fibre/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { makeApplicationStore } from './application-store.ts'
import type { StoredApplication } from './application.ts'
import { contractChangeFor, isPossible } from './contract-changes.ts'
import { walk } from './walk-application.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly queueSms: QueueSms
  readonly book: Pick<FibreBook, 'change' | 'contract'>
  readonly plans: Plans
  readonly log: { error(facts: object, text: string): void }
}

const AGAIN_MS = 30_000

/** Asks the book of contracts for a change, under one id until it answers. Only its yes makes an application DONE. */
export function makeDoInBook({ db, clock, queueSms, book, plans, log }: Deps) {
  /** Calculated once and stored, so that the same id always asks for the same change. */
  async function wanted(one: StoredApplication): Promise<ChangeOrder['to'] | null> {
    if (one.deedTo) return JSON.parse(one.deedTo) as ChangeOrder['to']
    const contract = await book.contract(one.contractNo ?? '')
    const now = clock.now()
    const to =
      contract && isPossible(one.code, one.answers, { contract, plans, now })
        ? contractChangeFor(one.code, one.answers, contract)
        : null
    if (to) await makeApplicationStore(db).update(one.id, { deed_to: JSON.stringify(to) }, now)
    return to
  }

  async function end(one: StoredApplication, answer: BookAnswer): Promise<void> {
    await inTransaction(db, async (tx) => {
      const store = makeApplicationStore(tx)
      const locked = await store.lock(one.id)
      if (!locked || locked.deedId !== one.deedId) return
      const now = clock.now()
      if (answer.said === 'REFUSED') {
        await store.update(one.id, { deed_id: null, deed_to: null, deed_why: answer.why, due_at: null }, now)
        return
      }
      await walk(tx, queueSms, locked, { to: 'DONE', by: 'SYSTEM', now })
      // The former owner's account no longer manages the contract. The book has changed before, so whoever links it now sees that.
      if (one.code === 'FTTH_OWNER_CHANGE') await makeLinkStore(tx).removeAll(answer.contractNo)
    })
  }

  return async function doInBook(one: StoredApplication): Promise<Outcome> {
    const { deedId: reference, contractNo } = one
    if (reference === null || contractNo === null) {
      await makeApplicationStore(db).update(one.id, { due_at: null }, clock.now())
      return 'NOT_ASKED'
    }
    try {
      const to = await wanted(one)
      if (!to) return await end(one, { said: 'REFUSED', why: 'NOT_POSSIBLE' })
      await end(one, await book.change({ reference, contractNo, to }))
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      log.error({ applicationId: one.id }, 'the book of contracts is silent about an application')
      const now = clock.now()
      await makeApplicationStore(db).update(one.id, { due_at: new Date(now.getTime() + AGAIN_MS) }, now)
      return 'SILENT'
    }
  }
}
