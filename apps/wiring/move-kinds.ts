import { makeGiftKind } from '#modules/gifts/index.ts'
import type { LineDirectory } from '#modules/identity/index.ts'
import {
  makeAdjustPointsKind,
  makeCreditKind,
  makeExchangeBackKind,
  makeExchangeKind,
  makeReturnKind,
  type MostOffBill,
} from '#modules/loyalty/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Product } from '#modules/packages/index.ts'
import { makeAdjustKind } from '#modules/office/index.ts'
import {
  makeBalanceBackKind,
  makeBalanceKind,
  makeHandOver,
  makeTakeBackKind,
  makeTopupKind,
} from '#modules/payments/index.ts'
import { endProposalOf } from '#modules/proposals/index.ts'
import { makeCancelKind, makeGiveBackKind, makePurchaseKind, makeUndoKind } from '#modules/purchases/index.ts'
import type { Tag } from '#modules/recipients/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { makeRecallKind, makeShares } from '#modules/sharing/index.ts'
import type { OperatorCore } from '#modules/value/index.ts'
import { makeGiveBackVoucherKind, makeVoucherKind } from '#modules/vouchers/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/db/database.ts'

type Deps = {
  readonly db: Database
  readonly core: OperatorCore
  readonly lines: LineDirectory
  readonly clock: Clock
  readonly queueSms: QueueSms
  readonly rules: Rules
  /** Keyed hash of a number. */
  readonly tag: Tag
  /** Null when it is not on sale now. */
  readonly product: (id: string) => Product | null
  /** The most that points may pay of a fibre bill. */
  readonly mostOffBill: MostOffBill
}

/** Every kind of move. A process that ends moves needs all of them: a missing kind could never be settled. */
export function makeMoveKinds(deps: Deps) {
  const { db, core, lines, clock, queueSms, rules, tag, product, mostOffBill } = deps
  const shop = { core, lines, product, rules }
  const purchase = makePurchaseKind(shop)
  const undo = makeUndoKind(rules)
  const cancel = makeCancelKind()
  const giveBack = makeGiveBackKind(shop)
  const gift = makeGiftKind({ ...shop, tag })
  const shares = makeShares({ db, core, lines, clock, rules, tag })
  const recall = makeRecallKind(queueSms)
  const topup = makeTopupKind()
  const handOver = makeHandOver(endProposalOf)
  const takeBack = makeTakeBackKind(handOver)
  const endWith = (tx: Tx, id: string, now: Date) => endProposalOf(tx, id, null, now)
  const adjust = makeAdjustKind(endWith)
  const points = makeCreditKind(rules)
  const pointsBack = makeReturnKind()
  const pointsAdjust = makeAdjustPointsKind(rules, endWith)
  const exchange = makeExchangeKind({ core, lines, rules, tag, mostOffBill })
  const exchangeBack = makeExchangeBackKind()
  const voucher = makeVoucherKind({ core, lines, rules })
  const voucherBack = makeGiveBackVoucherKind()
  const payment = makeBalanceKind({ core, lines, rules })
  const paymentBack = makeBalanceBackKind()
  const all = [
    purchase,
    undo,
    cancel,
    giveBack,
    gift,
    ...Object.values(shares),
    recall,
    topup,
    takeBack,
    adjust,
    payment,
    paymentBack,
    points,
    pointsBack,
    pointsAdjust,
    exchange,
    exchangeBack,
    voucher,
    voucherBack,
  ]
  return {
    purchase,
    undo,
    cancel,
    giveBack,
    gift,
    shares,
    recall,
    topup,
    takeBack,
    handOver,
    adjust,
    payment,
    paymentBack,
    points,
    pointsBack,
    pointsAdjust,
    exchange,
    exchangeBack,
    voucher,
    voucherBack,
    all,
  }
}

export type MoveKinds = ReturnType<typeof makeMoveKinds>
