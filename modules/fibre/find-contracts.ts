import { randomUUID } from 'node:crypto'
import type { ResultOf } from '#contracts/call.ts'
import type { getFibreContracts, inquireAccount } from '#contracts/fibre-bills.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { Identity } from '#modules/identity/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { orSilence, type Access, type Asker } from './access.ts'
import { contractView } from './contract-view.ts'
import type { BookContract, FibreBook, FindBy } from './fibre-book.ts'
import { makeLinkStore } from './link-store.ts'
import { makeLookupStore } from './lookup-store.ts'
import { payOptions } from './pay-options.ts'
import type { Plans } from './plans.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly book: FibreBook
  readonly plans: Plans
  readonly access: Access
  readonly humanCheck: Pick<Identity['humanCheck'], 'spend'>
}

export type Lookup = {
  readonly accountNo: string
  readonly idType: 'FTTH_ACCOUNT' | 'CONTRACT_NO' | 'PHONE'
  readonly captchaToken: string
}

const BY: Readonly<Record<Lookup['idType'], FindBy>> = {
  FTTH_ACCOUNT: 'ACCOUNT',
  CONTRACT_NO: 'CONTRACT',
  PHONE: 'PHONE',
}

/** The search value in the book's spelling; null when the asker may not search for it: a phone number only by its proven owner. */
function valueOf({ idType, accountNo }: Lookup, { number }: Asker): string | null {
  if (idType !== 'PHONE') return accountNo.replaceAll(/\s/g, '').toUpperCase()
  return parseMsisdn(accountNo) === number ? number : null
}

type Payable = ResultOf<typeof getFibreContracts>

export function makeFindContracts({ db, clock, rules, book, plans, access, humanCheck }: Deps) {
  async function shown(contracts: readonly BookContract[], asker: Asker, now: Date): Promise<Payable> {
    const judged = await Promise.all(
      contracts.map(async (contract) => ({ contract, linked: await access.isOwn(asker, contract) })),
    )
    return {
      contracts: judged.map(({ contract, linked }) => contractView(contract, { plans, linked, now })),
      options: judged.flatMap(({ contract, linked }) => payOptions(contract, { plans, linked, now })),
    }
  }

  return {
    /** Counted before the search, so that failures use up the limit too. */
    async inquire(asker: Asker, lookup: Lookup): Promise<Answer<ResultOf<typeof inquireAccount>>> {
      const now = clock.now()
      const lookupId = randomUUID()
      const most = rules.at('ftth.lookups', now)
      const wait = await inTransaction(db, (tx) =>
        makeLookupStore(tx).take(tx, lookupId, asker.account, now, most),
      )
      if (wait !== null) return refused('FTTH_LOOKUPS_LIMIT', { retryAfterSec: wait })
      if (!(await humanCheck.spend(lookup.captchaToken, 'FTTH_ACCOUNT'))) return refused('CAPTCHA_INVALID')
      const value = valueOf(lookup, asker)
      const found = await orSilence(
        value === null ? Promise.resolve([]) : book.find(BY[lookup.idType], value),
      )
      if (!found.ok) return found
      const contracts = found.value.filter(
        ({ lineChangedHands }) => lookup.idType !== 'PHONE' || !lineChangedHands,
      )
      if (contracts.length === 0) return refused('FTTH_ACCOUNT_NOT_FOUND')
      await makeLookupStore(db).found(
        lookupId,
        contracts.map(({ contractNo }) => contractNo),
      )
      return ok({ ...(await shown(contracts, asker, now)), lookupId })
    },

    /** Linked contracts and those of the asker's own phone, so that a fibre-only customer finds theirs. */
    async own(asker: Asker): Promise<Answer<Payable>> {
      const linked = await makeLinkStore(db).of(asker.account)
      const found = await orSilence(
        Promise.all([book.find('PHONE', asker.number), ...linked.map((no) => book.find('CONTRACT', no))]),
      )
      if (!found.ok) return found
      const all = new Map(found.value.flat().map((contract) => [contract.contractNo, contract]))
      const mine = []
      for (const contract of all.values()) if (await access.isOwn(asker, contract)) mine.push(contract)
      return ok(await shown(mine, asker, clock.now()))
    },
  }
}

export type FindContracts = ReturnType<typeof makeFindContracts>
