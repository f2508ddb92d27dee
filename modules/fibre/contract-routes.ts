import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#contracts/fibre-bills.ts'
import { lineFor } from '#modules/identity/index.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serveFile } from '#platform/http/serve-file.ts'
import { serve } from '#platform/http/serve.ts'
import type { Session } from '#platform/http/session.ts'
import { orSilence, type Asker } from './access.ts'
import type { DrawBill } from './draw-bill.ts'
import type { FindContracts } from './find-contracts.ts'
import type { FibreBook } from './fibre-book.ts'
import type { LinkContract } from './link-contract.ts'
import type { OwnBills } from './own-bills.ts'
import type { AskSettleCode } from './settle-code.ts'

export type ContractUseCases = {
  readonly find: FindContracts
  readonly link: LinkContract
  readonly askSettleCode: AskSettleCode
  readonly bills: OwnBills
  readonly book: Pick<FibreBook, 'contract'>
  readonly draw: DrawBill
  readonly session: (request: FastifyRequest) => Session
}

/** Contracts and their bills, for signed-in customers. */
export function contractRoutes(app: FastifyInstance, use: ContractUseCases): void {
  const { find, link, askSettleCode, bills, book, draw, session } = use
  const askerOf = (request: FastifyRequest): Asker => {
    const who = session(request)
    const number = lineFor(who, undefined, 'reach')
    return { account: who.subject, number: number.ok ? number.value : '' }
  }

  serve(app, calls.inquireAccount, ({ body, request }) => find.inquire(askerOf(request), body))
  serve(app, calls.getFibreContracts, ({ request }) => find.own(askerOf(request)))
  serve(app, calls.getFibreBills, ({ params, query, request }) =>
    bills.list(askerOf(request), params.contractNo, query.before),
  )
  serve(app, calls.askLinkCode, ({ body, lang, request }) => link.askCode(askerOf(request), body, lang))
  serve(app, calls.linkContract, async ({ body, request }) => {
    const found = await orSilence(book.contract(body.contractNo))
    if (!found.ok) return found
    // An unknown contract is answered like a wrong code, so that nobody can probe for contract numbers.
    return found.value ? link.link(askerOf(request), body, found.value) : refused('OTP_EXPIRED')
  })
  serve(app, calls.unlinkContract, async ({ params, request }) => {
    await link.unlink(askerOf(request), params.contractNo)
    return ok({})
  })
  serve(app, calls.askSettleCode, ({ params, body, lang, request }) =>
    askSettleCode(askerOf(request), params.contractNo, body.expectedTotal, lang),
  )
  serveFile(app, calls.getFibreBillPdf, async ({ params, lang, request }) => {
    const bill = await bills.one(askerOf(request), params.billNo)
    if (!bill.ok) return bill
    const drawn = await draw(bill.value, lang)
    return drawn.ok ? ok({ name: `bill-${bill.value.billNo}.pdf`, content: drawn.value }) : drawn
  })
}
