import type { OtpView } from '#contracts/identity.ts'
import type { FibreContract } from '#contracts/fibre-bills.ts'
import type { Lang } from '#contracts/language.ts'
import type { Codes, LineDirectory } from '#modules/identity/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { orSilence, type Access, type Asker } from './access.ts'
import { contractView } from './contract-view.ts'
import type { BookContract, FibreBook } from './fibre-book.ts'
import { makeLinkStore } from './link-store.ts'
import { maskEnd } from './masks.ts'
import type { Plans } from './plans.ts'

export type LinkDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly codes: Codes
  readonly lines: LineDirectory
  readonly book: Pick<FibreBook, 'contract'>
  readonly access: Access
  readonly plans: Plans
}

type Coded = { readonly contractNo: string; readonly challengeId: string; readonly otp: string }

const linkPayload = (account: string, contractNo: string): string => ['link', account, contractNo].join('\n')
/** The asker may not know the number, so only its last digits are shown. */
export const withoutNumber = (asked: Answer<OtpView>, { line }: BookContract): Answer<OtpView> =>
  asked.ok ? ok({ ...asked.value, maskedPhone: maskEnd(line) }) : asked

/** Linking needs a code sent to the contract's phone. */
export function makeLinkContract({ db, clock, codes, lines, book, access, plans }: LinkDeps) {
  return {
    async askCode(asker: Asker, wish: { contractNo: string; lookupId: string }, lang: Lang) {
      const found = await access.payable(asker, wish.contractNo, {
        lookupId: wish.lookupId,
        now: clock.now(),
      })
      if (!found.ok) return found
      const { contract } = found.value
      if (contract.lineChangedHands) return refused('FORBIDDEN')
      const line = await lines.find(contract.line)
      const asked = await inTransaction(db, (tx) =>
        codes.issue(tx, {
          number: contract.line,
          purpose: 'LINK_CONTRACT',
          payload: linkPayload(asker.account, contract.contractNo),
          lang,
          sms: { template: 'linkContract', slots: { contract: contract.contractNo } },
          line,
        }),
      )
      return withoutNumber(asked, contract)
    },

    async link(
      asker: Asker,
      { contractNo, challengeId, otp }: Coded,
      contract: BookContract,
    ): Promise<Answer<FibreContract>> {
      const now = clock.now()
      if (contract.lineChangedHands) return refused('FORBIDDEN')
      const payload = linkPayload(asker.account, contractNo)
      const guess = {
        challengeId,
        number: contract.line,
        purpose: 'LINK_CONTRACT',
        payload,
        code: otp,
      } as const
      const links = makeLinkStore(db)
      const right = await inTransaction(db, async (tx) => {
        const judged = await codes.verify(tx, guess)
        if (judged.ok) await makeLinkStore(tx).add(asker.account, contractNo, 'CODE', now)
        return judged
      })
      if (!right.ok) return right
      // Read again, because its owner may have changed meanwhile. A change of owner is in the book before it ends all links, so it either
      // ends this one or is seen here.
      const present = await orSilence(book.contract(contractNo))
      const isTheirs = present.ok && present.value?.line === contract.line && !present.value.lineChangedHands
      if (isTheirs) return ok(contractView(contract, { plans, linked: true, now }))
      await links.remove(asker.account, contractNo)
      return present.ok ? refused('FORBIDDEN') : present
    },

    unlink: (asker: Asker, contractNo: string): Promise<void> =>
      makeLinkStore(db).remove(asker.account, contractNo),
  }
}

export type LinkContract = ReturnType<typeof makeLinkContract>
