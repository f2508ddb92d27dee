import { openFibreContract } from '#contracts/staff/fibre-desk.ts'
import { billView, contractView, orSilence, type FibreBook, type Plans } from '#modules/fibre/index.ts'
import type { ServeStaff } from '#modules/staff/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { makeLinesReadModel } from './fibre-lines-read-model.ts'

const BILLS = 24
const POSTINGS = 50

type Deps = {
  readonly plans: Plans
  readonly book: Pick<FibreBook, 'contract' | 'bills' | 'postings'>
  readonly tag: (number: string) => string
}

/** A contract for the office: masked like everywhere, with its bills and their payments. */
export function fibreContractRoutes(serveStaff: ServeStaff, { plans, book, tag }: Deps): void {
  serveStaff(openFibreContract, async ({ tx, body, now, sheet }) => {
    const contractNo = body.contractNo.toUpperCase()
    sheet.thing = `contract:${contractNo}`
    sheet.reason = body.why
    const found = await orSilence(book.contract(contractNo))
    if (!found.ok) return found
    if (!found.value) return refused('NOT_FOUND')
    sheet.customer = tag(found.value.line)
    const read = await orSilence(
      Promise.all([book.bills(contractNo, { most: BILLS + 1 }), book.postings(contractNo, POSTINGS)]),
    )
    if (!read.ok) return read
    const [bills, postings] = read.value
    const orders = await makeLinesReadModel(tx).orders(postings.map(({ reference }) => reference))
    return ok({
      contract: contractView(found.value, { plans, linked: false, now }),
      phoneChangedHands: found.value.lineChangedHands,
      bills: bills
        .slice(0, BILLS)
        .map((bill, place) => billView(bill, bills[place + 1] ?? null, { plans, now })),
      postings: postings.map(({ reference, billNo, kyat, at }) => {
        const order = orders.find(({ id }) => id === reference)
        return {
          billNo,
          kyat,
          at: at.toISOString(),
          orderNo: order?.order_no ?? null,
          paymentId: order?.payment_id ?? null,
        }
      }),
    })
  })
}
