import type { Access, Asker, FibreBook } from '#modules/fibre/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { startOfYangonDay } from '#language/yangon-day.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'

/** The most kyat that points may pay, all together, from one bill of a contract to the next. */
export type OffBill = {
  readonly most: number
  /** The day of the newest bill. */
  readonly since: Date
}

/** What it is for a contract, if the asker owns it. */
export type MostOffBill = (asker: Asker, contractNo: string) => Promise<Answer<OffBill>>

type Deps = {
  readonly access: Pick<Access, 'own'>
  readonly book: Pick<FibreBook, 'bills'>
  readonly rules: Rules
  readonly clock: Clock
}

/** A percentage of the newest bill before tax; zero without a bill. Unknown and foreign contracts get the same refusal. */
export const makeMostOffBill =
  ({ access, book, rules, clock }: Deps): MostOffBill =>
  async (asker, contractNo) => {
    const own = await access.own(asker, contractNo)
    if (!own.ok) return own
    if (own.value.status === 'TERMINATED') return refused('FTTH_ACCOUNT_NOT_FOUND')
    const [newest] = await book.bills(contractNo, { most: 1 })
    if (!newest) return ok({ most: 0, since: clock.now() })
    const net = Math.floor((newest.totalKyat * 100) / (100 + newest.taxPct))
    const most = Math.floor((net * rules.at('ftth.voucher', clock.now()).mostPct) / 100)
    return ok({ most, since: startOfYangonDay(newest.issuedOn) })
  }
