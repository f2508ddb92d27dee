import type { Database } from '#platform/db/database.ts'
import { refused, ok, type Answer } from '#platform/errors/answer.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { BookContract, FibreBook } from './fibre-book.ts'
import { makeLinkStore } from './link-store.ts'
import { makeLookupStore } from './lookup-store.ts'

/** Whoever asks: the account, and the number it has proven. */
export type Asker = { readonly account: string; readonly number: string }

/** A book that says nothing is said so; nothing was changed by a question. */
export const orSilence = <T>(work: Promise<T>): Promise<Answer<T>> =>
  work.then(
    (value) => ok(value),
    (error: unknown) => {
      if (error instanceof NoAnswer) return refused('UPSTREAM_TIMEOUT')
      throw error
    },
  )

/** Whoever signs in with the phone of a contract has proven what a code to it would prove. */
const isOfPhone = ({ line, lineChangedHands }: BookContract, { number }: Asker): boolean =>
  line === number && !lineChangedHands

export type Access = {
  /** Linked, or of the own phone. */
  isOwn(asker: Asker, contract: BookContract): Promise<boolean>
  /** One's own. */
  own(asker: Asker, contractNo: string): Promise<Answer<BookContract>>
  /** One's own, or looked up a moment ago; wrong and forbidden are one answer. */
  payable(
    asker: Asker,
    contractNo: string,
    wish: { lookupId: string | undefined; now: Date },
  ): Promise<Answer<{ contract: BookContract; linked: boolean }>>
}

/** The one place that says whose contract it is. */
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
