import type { Database } from '#platform/db/database.ts'
import { refused, ok, type Answer } from '#platform/errors/answer.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { BookContract, FibreBook } from './fibre-book.ts'
import { makeLinkStore } from './link-store.ts'
import { makeLookupStore } from './lookup-store.ts'

/** The account that asks, and the number it has proven. */
export type Asker = { readonly account: string; readonly number: string }

/** No answer becomes UPSTREAM_TIMEOUT; reading changes nothing. */
export const orSilence = <T>(work: Promise<T>): Promise<Answer<T>> =>
  work.then(
    (value) => ok(value),
    (error: unknown) => {
      if (error instanceof NoAnswer) return refused('UPSTREAM_TIMEOUT')
      throw error
    },
  )

/** Signing in with the contract's phone already proves what a code sent to it would. */
const isOfPhone = ({ line, lineChangedHands }: BookContract, { number }: Asker): boolean =>
  line === number && !lineChangedHands

export type Access = {
  /** Linked to the account, or of the asker's own phone. */
  isOwn(asker: Asker, contract: BookContract): Promise<boolean>
  /** The contract, if the asker owns it. */
  own(asker: Asker, contractNo: string): Promise<Answer<BookContract>>
  /** The asker's own contract, or one looked up a moment ago. Unknown and foreign contracts get the same refusal. */
  payable(
    asker: Asker,
    contractNo: string,
    wish: { lookupId: string | undefined; now: Date },
  ): Promise<Answer<{ contract: BookContract; linked: boolean }>>
}

/** The one place that decides who may see a contract. */
export function makeAccess({ db, book }: { readonly db: Database; readonly book: FibreBook }): Access {
  const isOwn = async (asker: Asker, contract: BookContract) =>
    isOfPhone(contract, asker) || makeLinkStore(db).has(asker.account, contract.contractNo)

  const nobody = () => refused('FTTH_ACCOUNT_NOT_FOUND')

  return {
    isOwn,
    async own(asker, contractNo) {
      const found = await orSilence(book.contract(contractNo))
      if (!found.ok) return found
      return found.value && (await isOwn(asker, found.value)) ? ok(found.value) : nobody()
    },
    async payable(asker, contractNo, { lookupId, now }) {
      const found = await orSilence(book.contract(contractNo))
      if (!found.ok) return found
      const contract = found.value
      if (!contract) return nobody()
      const linked = await isOwn(asker, contract)
      const isKnown =
        linked ||
        (lookupId !== undefined &&
          (await makeLookupStore(db).holds(lookupId, asker.account, contractNo, now)))
      return isKnown ? ok({ contract, linked }) : nobody()
    },
  }
}
