import type { FastifyInstance } from 'fastify'
import type { WiredFibre } from '#apps/wiring/fibre.ts'
import { makeKeepCallBack } from '#modules/call-backs/index.ts'
import {
  contractRoutes,
  lineRoutes,
  makeAskSettleCode,
  makeCallBack,
  makeDrawBill,
  makeFindContracts,
  makeLinkContract,
  makeOwnBills,
  makeOwnLines,
} from '#modules/fibre/index.ts'
import type { Identity } from '#modules/identity/index.ts'
import type { Payments } from '#modules/payments/index.ts'
import { makeReceiptDrawer, type ReceiptWords } from '#modules/receipts/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly identity: Identity
  readonly fibre: WiredFibre
  readonly payments: Payments
  readonly words: ReceiptWords
  readonly origin: string
}

export function serveFibre(app: FastifyInstance, deps: Deps): void {
  const { db, clock, identity, fibre, payments, words, origin } = deps
  const { book, plans, access, walk } = fibre
  const { rules, humanCheck, codes, lines, mustSession: session, mustReach: reach } = identity
  const drawer = makeReceiptDrawer()
  app.addHook('onClose', () => drawer.close())
  contractRoutes(app, {
    find: makeFindContracts({ db, clock, rules, book, plans, access, humanCheck }),
    link: makeLinkContract({ db, clock, codes, lines, book, access, plans }),
    askSettleCode: makeAskSettleCode({ db, clock, codes, lines, access }),
    bills: makeOwnBills({ clock, book, access, plans }),
    book,
    draw: makeDrawBill({ drawer, words, origin }),
    session,
  })
  lineRoutes(app, {
    db,
    clock,
    rules,
    plans,
    callBack: makeCallBack({ plans, keep: makeKeepCallBack({ db, clock, humanCheck }) }),
    lines: makeOwnLines({ db, clock, rules, plans, walk, payments }),
    session,
    reach,
  })
}
