import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { CreateOrder } from '#contracts/payments.ts'
import { PriceLine } from '#contracts/price-line.ts'
import { formatInteger } from '#language/formats.ts'
import type { Codes } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { OrderAsked, OrderKind, PlacedOrder, Quoted } from '#modules/payments/index.ts'
import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import type { Access } from './access.ts'
import { makeBillOrderStore } from './bill-order-store.ts'
import { makeDeliverPayment } from './deliver-payment.ts'
import { makeTakePaymentBack } from './take-payment-back.ts'
import type { AheadOrder, FibreBook } from './fibre-book.ts'
import { settlePayload } from './settle-code.ts'
import { addOnsOf, priceOfBill, priceOfLeaving, priceOfMonths } from './pay-options.ts'
import type { Plans } from './plans.ts'

const LIVES_MS = 24 * 3_600_000

const Goods = z.object({
  contractNo: z.string(),
  /** The contract's phone, to which the code goes. */
  line: z.string(),
  lines: z.array(PriceLine),
  totalKyat: z.int(),
  settles: z.boolean(),
  leavingKyat: z.int(),
  ahead: z.nullable(
    z.object({
      packageCode: z.string(),
      taxPct: z.number(),
      months: z.int(),
      monthlyKyat: z.int(),
      addOns: z.array(z.object({ id: z.string(), monthlyKyat: z.int() })),
      paidAMonthKyat: z.int(),
    }),
  ),
})
type Goods = z.infer<typeof Goods>

type Deps = {
  readonly book: FibreBook
  readonly access: Access
  readonly plans: Plans
  readonly codes: Pick<Codes, 'verify'>
  readonly queueSms: QueueSms
  readonly log: { error(facts: object, text: string): void }
}

type BillBody = Extract<CreateOrder, { type: 'FTTH_BILL' }>
type PrepayBody = Extract<CreateOrder, { type: 'FTTH_PREPAY' }>

const goodsOf = ({ goods }: Pick<PlacedOrder, 'goods'>): Goods => Goods.parse(goods)

const quoted = (goods: Goods): Answer<Quoted> =>
  ok({ receiver: goods.contractNo, fits: true, totalKyat: goods.totalKyat, goods })

/** Months ahead, in the form the book expects. */
function aheadOf(ahead: Goods['ahead']): AheadOrder | null {
  if (!ahead) return null
  const { months, monthlyKyat, addOns, paidAMonthKyat } = ahead
  return { months, monthlyKyat, addOns, paidAMonthKyat }
}

/** What both kinds of payment for a contract have in common. */
function makeCommon({ book, access, queueSms, log }: Deps) {
  const deliver = makeDeliverPayment({ book, log })
  const takePaymentBack = makeTakePaymentBack({ book })
  return {
    isTold: true as const,
    lines: (order: PlacedOrder) => goodsOf(order).lines,
    target: (order: PlacedOrder) => goodsOf(order).contractNo,
    /** Paying needs an account: without one, nobody could check whose contract it is. */
    async payable(asked: OrderAsked<BillBody | PrepayBody>) {
      const { account, payer: number, body, now } = asked
      if (account === null) return refused('FORBIDDEN')
      return access.payable({ account, number }, body.contractNo, { lookupId: body.lookupId, now })
    },
    deliver(order: PlacedOrder) {
      const { contractNo, totalKyat: kyat, ahead, leavingKyat, settles } = goodsOf(order)
      const reference = order.id
      const end = { reference, contractNo, to: { status: 'TERMINATED' } } as const
      return deliver(
        { reference, contractNo, kyat, ahead: aheadOf(ahead), leavingKyat },
        settles ? end : undefined,
      )
    },
    takeBack(order: PlacedOrder, reference: string) {
      const { contractNo, totalKyat: kyat } = goodsOf(order)
      return takePaymentBack({ reference, contractNo, posted: order.id, kyat })
    },
    async delivered(tx: Tx, order: PlacedOrder, now: Date): Promise<void> {
      const { contractNo: contract, totalKyat, settles } = goodsOf(order)
      const to = { id: randomUUID(), to: order.payer, lang: order.lang, priority: 'notice' } as const
      const validUntil = new Date(now.getTime() + LIVES_MS)
      const paid = { template: 'billPaid', slots: { contract, amount: formatInteger(totalKyat) } } as const
      const ended = { template: 'contractEnded', slots: { contract } } as const
      if (settles) await queueSms(tx, { ...to, ...ended, validUntil })
      else await queueSms(tx, { ...to, ...paid, validUntil })
    },
  }
}

/** Pays everything that is due on bills; with `settle` it also ends the contract. */
export function makeBillOrder(deps: Deps): OrderKind<BillBody> {
  const { codes } = deps
  const { payable, ...common } = makeCommon(deps)
  return {
    type: 'FTTH_BILL',
    ...common,
    async quote(asked) {
      const found = await payable(asked)
      if (!found.ok) return found
      const { contract, linked } = found.value
      const settles = asked.body.settle === true
      if (settles && (!linked || contract.status === 'TERMINATED')) return refused('FTTH_ACCOUNT_NOT_FOUND')
      const leaving = priceOfLeaving(contract, asked.now)
      const { lines, total } = settles ? leaving : priceOfBill(contract)
      if (total === 0) return refused('FTTH_NOTHING_TO_PAY')
      return quoted({
        contractNo: contract.contractNo,
        line: contract.line,
        lines,
        totalKyat: total,
        settles,
        leavingKyat: settles ? leaving.leaving : 0,
        ahead: null,
      })
    },
    async admit(tx, { id, body, account, now }, { goods }) {
      const { settles, line, contractNo, totalKyat } = Goods.parse(goods)
      const store = makeBillOrderStore(tx)
      if (await store.isPaid(contractNo, id, now)) return refused('ORDER_ALREADY_PAID')
      const same = { type: 'FTTH_BILL', account: account ?? '', contractNo, totalKyat, settles } as const
      const open = await store.open(same, now)
      if (open || !settles) return ok(open)
      if (!body.challengeId || !body.otp || account === null) return refused('OTP_REQUIRED')
      const payload = settlePayload(account, contractNo, totalKyat)
      const { challengeId, otp: code } = body
      const right = await codes.verify(tx, {
        challengeId,
        number: line,
        purpose: 'SETTLE_CONTRACT',
        payload,
        code,
      })
      return right.ok ? ok(null) : right
    },
    /** A repeated request matches without its code: the order exists already, and the code is spent. */
    compared: ({ challengeId: _, otp: __, ...body }) => body,
    /** A bill stays due however late the payment arrives, unless somebody else has paid it meanwhile. */
    stillHolds: () => true,
    noRoom: async (tx, { id, receiver, createdAt }) =>
      (await makeBillOrderStore(tx).isPaid(receiver, id, createdAt)) ? 'BILL_PAID' : null,
  }
}

/** Months paid ahead at today's price. */
export function makePrepayOrder(deps: Deps): OrderKind<PrepayBody> {
  const { plans } = deps
  const { payable, ...common } = makeCommon(deps)
  return {
    type: 'FTTH_PREPAY',
    ...common,
    async quote(asked) {
      const found = await payable(asked)
      if (!found.ok) return found
      const { contract } = found.value
      const { months } = asked.body
      const plan = plans.plan(contract.packageCode, asked.now)
      const priced = plan && priceOfMonths(contract, plan, months)
      if (!plan || !priced || contract.status === 'TERMINATED' || contract.status === 'PENDING_INSTALL')
        return refused('FTTH_NOTHING_TO_PAY')
      const bonus = plan.item.prepay.find((choice) => choice.months === months)?.bonusMonths ?? 0
      return quoted({
        contractNo: contract.contractNo,
        line: contract.line,
        lines: priced.lines,
        totalKyat: priced.total,
        settles: false,
        leavingKyat: 0,
        ahead: {
          packageCode: contract.packageCode,
          taxPct: plan.price.taxRatePct,
          months: months + bonus,
          monthlyKyat: plan.price.monthlyFee,
          addOns: addOnsOf(contract, plan).map(({ id, monthlyFee }) => ({ id, monthlyKyat: monthlyFee })),
          paidAMonthKyat: Math.round(priced.total / (months + bonus)),
        },
      })
    },
    async admit(tx, { account, now }, { goods }) {
      const { contractNo, totalKyat } = Goods.parse(goods)
      const same = {
        type: 'FTTH_PREPAY',
        account: account ?? '',
        contractNo,
        totalKyat,
        settles: false,
      } as const
      const store = makeBillOrderStore(tx)
      await store.lock(contractNo)
      return ok(await store.open(same, now))
    },
    /** A late payment buys the months only while their price is unchanged. */
    stillHolds(order, now) {
      const { ahead } = goodsOf(order)
      const price = ahead && plans.plan(ahead.packageCode, now)?.price
      return price?.monthlyFee === ahead?.monthlyKyat && price?.taxRatePct === ahead?.taxPct
    },
  }
}
