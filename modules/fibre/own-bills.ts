import type { ResultOf } from '#contracts/call.ts'
import type { getFibreBills, FibreBill } from '#contracts/fibre-bills.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { orSilence, type Access, type Asker } from './access.ts'
import { billView } from './bill-view.ts'
import type { FibreBook } from './fibre-book.ts'
import type { Plans } from './plans.ts'

const PAGE = 12

type Deps = {
  readonly clock: Clock
  readonly book: FibreBook
  readonly access: Access
  readonly plans: Plans
}

/** Bills of the account's contracts, each compared with the one before it. */
export const makeOwnBills = ({ clock, book, access, plans }: Deps) => ({
  async list(
    asker: Asker,
    contractNo: string,
    before: string | undefined,
  ): Promise<Answer<ResultOf<typeof getFibreBills>>> {
    const contract = await access.own(asker, contractNo)
    if (!contract.ok) return contract
    const asked = { most: PAGE + 1, ...(before !== undefined && { before }) }
    const found = await orSilence(book.bills(contractNo, asked))
    if (!found.ok) return found
    const now = clock.now()
    const bills = found.value
      .slice(0, PAGE)
      .map((bill, at) => billView(bill, found.value[at + 1] ?? null, { plans, now }))
    return ok({ bills, next: found.value.length > PAGE ? (bills.at(-1)?.period ?? null) : null })
  },

  async one(asker: Asker, billNo: string): Promise<Answer<FibreBill>> {
    const found = await orSilence(book.bill(billNo))
    if (!found.ok) return found
    const bill = found.value
    const contract = bill ? await access.own(asker, bill.contractNo) : null
    if (!bill || !contract?.ok) return refused('NOT_FOUND')
    const [before] = await book.bills(bill.contractNo, { before: bill.period, most: 1 })
    return ok(billView(bill, before ?? null, { plans, now: clock.now() }))
  },
})

export type OwnBills = ReturnType<typeof makeOwnBills>
