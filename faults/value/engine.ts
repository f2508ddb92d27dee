import { makeLedgerCore } from '#adapters/core-ledger/ledger-core.ts'
import { makeLedgerKeeping } from '#adapters/core-ledger/ledger-keeping.ts'
import { makeGiftKind } from '#modules/gifts/index.ts'
import { makeIdentity, makeLineStore, type Codes } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { aProduct } from '#modules/packages/catalogue.builder.ts'
import type { CataloguePackage, Offer, Product } from '#modules/packages/index.ts'
import { makeCancelKind, makeGiveBackKind, makePurchaseKind, makeUndoKind } from '#modules/purchases/index.ts'
import { makeShares } from '#modules/sharing/index.ts'
import {
  DUE_MOVES,
  makeEndByHand,
  makeReconcile,
  makeValue,
  type OperatorCore,
  type CrashPoint,
} from '#modules/value/index.ts'
import { standardRules } from '#modules/rules/rules.builder.ts'
import { makeVoucherKind } from '#modules/vouchers/index.ts'
import { makeCache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { workThrough } from '#platform/jobs/test-work-through.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { PRICE, PRODUCT, PRODUCTS } from './site.ts'
import { byWay, type Way } from './way.ts'

type Options = {
  readonly url: string
  readonly clock: Clock
  /** With a core inside our database, or an outside one; a steered core is always outside. */
  readonly way?: Way
  readonly core?: (ledger: OperatorCore) => OperatorCore
  readonly codes?: (strict: Codes) => Codes
  readonly at?: (point: CrashPoint) => void | Promise<void>
  readonly connections?: number
  /** The products on sale; by default packages without a limit. */
  readonly products?: readonly CataloguePackage[]
  readonly undo?: ReturnType<typeof makeUndoKind>
  /** The offer on all of them. */
  readonly offer?: Offer | null
}

const QUIET = { warn: () => {}, error: () => {} }

/** A package for the own line, without a limit. */
const INPUT = {
  expectedPrice: PRICE,
  autoRenew: false,
  acceptOverlap: true,
  withCode: false,
  renews: null,
}

const MANY_PRODUCTS = PRODUCTS.map((code) =>
  aProduct(code, { price: PRICE, overlap: 'STACK_PARALLEL', maxActive: 100_000, autoRenewable: true }),
)

const soldWith =
  (offer: Offer | null) =>
  (item: CataloguePackage): [string, Product] => [
    item.code,
    { item, name: 'Pack', nameMm: null, serviceId: null, price: PRICE, offer },
  ]

const HERE = {
  secret: '5a'.repeat(32),
  origin: 'http://localhost:8080',
  allowedOrigins: [],
  note: () => {},
  onError: () => {},
}

const BY_HAND = {
  as: 'COMPLETED',
  proposalId: null,
  who: 'fault',
  why: 'taken as asked',
  evidence: 'the ledger',
} as const

/** The engine alone, over a database of the attack's own; codes it sends can be read. */
export function openEngine({
  url,
  clock,
  way = 'one-trip',
  core: wrap = (ledger) => ledger,
  codes: guard = (strict) => strict,
  at,
  connections = 10,
  products = MANY_PRODUCTS,
  undo = makeUndoKind(standardRules()),
  offer = null,
}: Options) {
  const db = makeDatabase(url, { maxConnections: connections })
  const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
  const codesSent = new Map<string, string>()
  const queueSms: QueueSms = async (_tx, { to, slots }) => {
    if ('code' in slots) codesSent.set(to, String(slots.code))
  }
  const [lines, rules] = [makeLineStore(db), standardRules()]
  const { codes: strict, tag } = makeIdentity({
    db,
    cache,
    clock,
    lines,
    queueSms,
    rules,
    ...HERE,
  })
  const codes = guard(strict)
  const core = wrap(byWay(makeLedgerCore({ db, clock }), way))
  const sold = new Map(products.map(soldWith(offer)))
  const shop = { core, lines, rules, product: (id: string) => sold.get(id) ?? null }
  const [purchase, gift, cancel] = [makePurchaseKind(shop), makeGiftKind({ ...shop, tag }), makeCancelKind()]
  const [shares, giveBack] = [makeShares({ db, core, lines, clock, rules, tag }), makeGiveBackKind(shop)]
  const voucher = makeVoucherKind(shop)
  const kinds = [purchase, gift, undo, cancel, giveBack, voucher, ...Object.values(shares)]
  const deps = { db, core, codes, queueSms, clock, log: QUIET, kinds, ...(at && { at }) }
  const value = makeValue(deps)
  const [endByHand, handler] = [makeEndByHand(deps), makeReconcile({ ...deps, settle: value.settle })]
  return {
    db,
    core,
    value,
    purchase,
    giveBack,
    gift,
    shares,
    voucher,
    queueSms,
    product: shop.product,
    codes,
    codesSent,
    keeping: makeLedgerKeeping({ db, clock }),
    /** As a worker that comes by once; answers how many there were. */
    reconcile: workThrough({ db, clock }, { ...DUE_MOVES, handler }),
    buy: (id: string, line: string, product = PRODUCT) =>
      value.start(purchase, { id, subject: null, line, lang: 'en', input: { ...INPUT, product } }),
    /** Staff have settled it with the operator. */
    endByHand: async (moveId: string) =>
      endByHand({ ...BY_HAND, moveId, takenKyat: (await value.findAny(moveId))?.amountKyat ?? 0 }),
    undo: (id: string, line: string, subscriptionId: string) =>
      value.start(undo, { id, subject: null, line, lang: 'en', input: { subscriptionId } }),
    cancel: (id: string, line: string, subscriptionId: string) =>
      value.start(cancel, { id, subject: null, line, lang: 'en', input: { subscriptionId } }),
    async close() {
      await cache.close()
      await db.destroy()
    },
  }
}

export type Engine = ReturnType<typeof openEngine>
