import { linkFibreContract } from '#contracts/staff/fibre-desk.ts'
import { makeLinkStore, maskEnd, orSilence, type FibreBook } from '#modules/fibre/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeOfficeAccountStore } from './account-store.ts'

type Deps = {
  readonly book: Pick<FibreBook, 'contract'>
  readonly tag: (number: string) => string
}

/** When the contract's phone belongs to somebody else, a code cannot prove the owner: a member of staff checks papers. */
export function fibreLinkRoutes(serveStaff: ServeStaff, { book, tag }: Deps): void {
  serveStaff(linkFibreContract, async ({ tx, body, now, sheet }) => {
    const contractNo = body.contractNo.toUpperCase()
    sheet.thing = `contract:${contractNo}`
    sheet.reason = body.why
    sheet.customer = tag(body.number)
    const found = await orSilence(book.contract(contractNo))
    if (!found.ok) return found
    const accountId = found.value && (await makeOfficeAccountStore(tx).byNumber(body.number))
    if (!found.value || !accountId) return refused('NOT_FOUND')
    // An owner who has the phone links the contract by code, without staff.
    if (!found.value.lineChangedHands) return refused('NOT_WAITING_FOR_STAFF')
    await makeLinkStore(tx).add(accountId, contractNo, 'STAFF', now)
    sheet.after = { linkedTo: maskEnd(body.number), evidence: body.evidence }
    return ok({})
  })
}
