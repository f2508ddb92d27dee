import { frozenUntil, type LineDirectory } from '#modules/identity/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { StoredMove, Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeAskingStore } from './asking-store.ts'
import type { BalanceBackKind, BalanceKind } from './balance-kind.ts'
import type { Asked, Channel, RefundAnswer, Started } from './channel.ts'
import type { PlacedOrder } from './order.ts'
import { makeOrderStore } from './order-store.ts'
import { accountOf } from './owner.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'

export const BALANCE = 'balance'
const MERCHANT = 'own'
const MOST_KYAT = 10_000_000

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly lines: LineDirectory
  readonly value: Pick<Value, 'start' | 'findAny' | 'cancel' | 'usedToday'>
  readonly kinds: { readonly payment: BalanceKind; readonly paymentBack: BalanceBackKind }
}

const NOTHING = {}
const cannot = async () => {
  throw new Error('the balance has no such thing')
}

/** The main balance as a way to pay for fibre. The payment's id is also the id of its move, so both exist at most once. */
export function makeBalanceChannel({ db, clock, rules, lines, value, kinds }: Deps): Channel {
  const found = makeFound(db)
  const start = makeStart({ db, clock, rules, lines, value, kinds })

  return {
    name: BALANCE,
    merchant: MERCHANT,
    ways: [
      {
        code: 'BALANCE',
        name: 'My balance',
        nameMm: 'ကျွန်ုပ်၏ လက်ကျန်ငွေ',
        method: 'BALANCE',
        minKyat: 1,
        maxKyat: MOST_KYAT,
        sortOrder: 5,
        for: ['FTTH_BILL', 'FTTH_PREPAY', 'FTTH_NEW', 'SERVICE_FEE'],
        ownNumbers: true,
      },
    ],
    can: { close: true, refund: true, partialRefund: false, askRefund: true, settlement: false },
    formOrigins: [],
    noticeAnswer: { contentType: 'text/plain', body: '' },
    start: ({ reference }) => start(reference),
    async ask({ reference }) {
      const one = await found(reference)
      const move = one && (await value.findAny(one.payment.id))
      return one && move ? said(reference, move) : { said: 'NOT_FOUND', evidence: NOTHING }
    },
    async close({ reference }) {
      const one = await found(reference)
      if (!one) return { said: 'CLOSED', evidence: NOTHING }
      // Noted first: what has not been charged by then never is, and what waits for its code since is found here.
      await makeAskingStore(db).noteClosed(one.payment.id, clock.now())
      const subject = accountOf({ owner: one.order.owner ?? '' })
      if (subject) await value.cancel(one.payment.id, subject)
      return { said: 'CLOSED', evidence: NOTHING }
    },
    async refund({ id, reference }): Promise<RefundAnswer> {
      const one = await found(reference)
      if (!one) return { said: 'REFUSED', evidence: NOTHING }
      const { payment, order } = one
      // As a whole: more than the price where staff agreed that more was taken.
      const kyat = payment.paidKyat ?? payment.amountKyat
      const input = { moveId: payment.id, orderNo: order.orderNo, kyat }
      await value.start(kinds.paymentBack, { id, subject: null, line: order.payer, lang: order.lang, input })
      return wentBack(await value.findAny(id))
    },
    askRefund: async ({ id }) => wentBack(await value.findAny(id)),
    readNotice: async () => ({ is: 'FALSE', why: 'NO_NOTICES' }),
    readSettlement: () => ({ ok: false, why: 'NO_FILES' }),
    fetchSettlement: cannot,
  }
}

const ENDED: readonly StoredMove['state'][] = ['FAILED', 'CANCELLED', 'EXPIRED']

function said(reference: string, move: StoredMove): Asked {
  const evidence = { moveId: move.id, state: move.state }
  if (move.state === 'COMPLETED' || move.state === 'REVERSED')
    return {
      said: 'PAID',
      reference,
      providerRef: move.id,
      amountKyat: move.amountKyat,
      currency: 'MMK',
      merchant: MERCHANT,
      evidence,
    }
  if (ENDED.includes(move.state)) return { said: 'REFUSED', evidence }
  return {
    said: move.state === 'CODE_SENT' || move.state === 'RESERVING' ? 'WAITING' : 'PROCESSING',
    evidence,
  }
}

function wentBack(move: StoredMove | null): RefundAnswer {
  if (!move) return { said: 'NOT_FOUND', evidence: NOTHING }
  const evidence = { moveId: move.id, state: move.state }
  if (move.state === 'COMPLETED')
    return { said: 'DONE', providerRef: move.id, amountKyat: move.amountKyat, evidence }
  return { said: move.state === 'FAILED' ? 'REFUSED' : 'ON_ITS_WAY', evidence }
}

/** The payment of a reference, with its order. */
const makeFound = (db: Database) =>
  async function found(reference: string): Promise<{ payment: PaymentTry; order: PlacedOrder } | null> {
    const payment = await makePaymentStore(db).byReference(reference)
    const order = payment && (await makeOrderStore(db).find(payment.orderId))
    return payment && order ? { payment, order } : null
  }

/** Charges the balance, or sends the code that will. */
function makeStart({ db, clock, rules, lines, value, kinds }: Deps) {
  const found = makeFound(db)

  /** Above the daily amount that needs no code, or after a change of SIM. */
  async function needsCode(line: string, kyat: number): Promise<boolean> {
    const now = clock.now()
    const spent = await value.usedToday(line, kinds.payment.name)
    return (
      spent.kyat + kyat > rules.at('purchase.code', now).aboveKyat ||
      frozenUntil(await lines.find(line), now, rules) !== null
    )
  }

  return async function start(reference: string): Promise<Started> {
    const one = await found(reference)
    if (!one) return { said: 'REFUSED', why: 'NOT_FOUND', evidence: NOTHING }
    const { payment, order } = one
    const asked = {
      id: payment.id,
      subject: accountOf({ owner: order.owner ?? '' }),
      line: order.payer,
      lang: order.lang,
      input: {
        orderNo: order.orderNo,
        kyat: payment.amountKyat,
        taxKyat: 0,
        withCode: await needsCode(order.payer, payment.amountKyat),
      },
    }
    const begun = await value.start(kinds.payment, asked)
    if (!begun.ok) {
      // The result is not known yet; the next question finds out.
      if (begun.code === 'RESULT_UNKNOWN')
        return { said: 'STARTED', action: { kind: 'NONE' }, evidence: NOTHING }
      return { said: 'REFUSED', why: begun.code, evidence: { code: begun.code, ...begun.details.facts } }
    }
    const action =
      begun.value.step === 'CODE'
        ? { kind: 'CODE' as const, otp: begun.value.otp }
        : { kind: 'NONE' as const }
    return { said: 'STARTED', action, evidence: NOTHING }
  }
}
