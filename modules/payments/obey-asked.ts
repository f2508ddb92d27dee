import { GIVE_UP_AFTER_MS, LAST_LOOK_MS, nextAskAt } from './ask-ladder.ts'
import { makeAskingStore } from './asking-store.ts'
import type { Asked, Channel, Paid } from './channel.ts'
import { makeHoldPayment } from './hold-payment.ts'
import { judgeAsked } from './judge-asked.ts'
import { makeMoneyArrived } from './money-arrived.ts'
import { ASKED_ABOUT, isWatched, type PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { takeStep } from './step-store.ts'
import { tellPayer } from './tell-payer.ts'

type Deps = PaymentsDeps & {
  /** Called when the order became paid: whoever found out delivers at once. */
  readonly fulfil?: (orderId: string) => Promise<unknown>
}

const HOUR_MS = 3_600_000
const AGAIN_MS = 10_000
const MOST_OVERTAKEN = 3

const isLast = ({ expiresAt }: PaymentTry, now: Date): boolean =>
  now.getTime() >= expiresAt.getTime() + LAST_LOOK_MS

const lastLookAt = ({ expiresAt }: PaymentTry, now: Date): Date =>
  new Date(Math.max(expiresAt.getTime() + LAST_LOOK_MS, now.getTime() + AGAIN_MS))

const cameFor = ({ reference }: PaymentTry, asked: Asked): number | null =>
  asked.said === 'PAID' && asked.reference === reference && asked.currency === 'MMK' && asked.amountKyat > 0
    ? asked.amountKyat
    : null

/** Takes the step that an answer leads to, and schedules the next question. */
export function makeObeyAsked(deps: Deps) {
  const { db, clock, log, spread } = deps
  const succeed = makeSucceed(deps)
  const hold = makeHoldPayment(deps)

  /** Unpaid at the last question means ended. */
  async function stay(payment: PaymentTry): Promise<void> {
    const now = clock.now()
    const isEnd = isWatched(payment) && isLast(payment, now)
    const next = isWatched(payment) ? lastLookAt(payment, now) : nextAskAt(payment, now, spread)
    await makeAskingStore(db).setDue(payment, isEnd ? null : next)
  }

  return async function obeyAsked(channel: Channel, payment: PaymentTry, asked: Asked): Promise<void> {
    const now = clock.now()
    const { id, state: from } = payment
    const facts = { merchant: channel.merchant, now, isLast: isLast(payment, now) }
    const verdict = judgeAsked(payment, asked, facts)
    if ('alarm' in verdict && verdict.alarm)
      log.error(
        { paymentId: id, channel: channel.name, said: asked.said },
        'a notice and the channel contradict each other',
      )
    if (verdict.to === null) return stay(payment)
    if (verdict.to === 'SUCCEEDED') return succeed(payment, verdict.paid)
    if (verdict.to === 'HELD') return hold(payment, verdict.differs, asked.evidence, cameFor(payment, asked))
    const isEnd = verdict.to === 'EXPIRED' || verdict.to === 'FAILED'
    const due = isEnd ? lastLookAt(payment, now) : nextAskAt(payment, now, spread)
    const set = { due_at: due, ...(!isEnd && { told: true }) }
    const step = { id, from, to: verdict.to, why: verdict.why, evidence: asked.evidence, at: now, set }
    const isFirst = await takeStep(db, 'PAYMENT', step)
    if (isFirst && isEnd && payment.told) await tellPayer(deps, payment, 'paymentFailed')
  }
}

/** Another process may have changed the payment since the question; the step starts from its present state. */
function makeSucceed(deps: Deps) {
  const { db, log, at = () => {} } = deps
  const moneyArrived = makeMoneyArrived(deps)
  const hold = makeHoldPayment(deps)
  return async function succeed(payment: PaymentTry, paid: Paid): Promise<void> {
    let current: PaymentTry | null = payment
    for (
      let tries = 0;
      current && ASKED_ABOUT.includes(current.state) && tries < MOST_OVERTAKEN;
      tries += 1
    ) {
      const arrived = await moneyArrived(current, paid, 'ASKED')
      await at('after-arrived')
      if (arrived === 'USED_TWICE') return hold(current, ['provider reference used twice'], paid.evidence)
      if (arrived === 'TAKEN') return
      if (arrived === 'FULFIL') return void (await deps.fulfil?.(payment.orderId))
      if (arrived === 'GOES_BACK')
        return log.warn({ paymentId: payment.id }, 'money came for an order that does not wait for it')
      current = await makePaymentStore(db).find(payment.id)
    }
  }
}

/** No answer: after its end the payment counts as UNKNOWN and is asked about for a week. */
export const makeKeepSilence = ({ db, clock, log, spread }: Pick<Deps, 'db' | 'clock' | 'log' | 'spread'>) =>
  async function keepSilence(payment: PaymentTry): Promise<void> {
    const now = clock.now()
    const { id, state: from, expiresAt, channel } = payment
    const gaveUp = now.getTime() >= expiresAt.getTime() + GIVE_UP_AFTER_MS
    if (gaveUp) log.error({ paymentId: id, channel }, 'a channel said nothing for a week: staff must look')
    const next = isWatched(payment) ? new Date(now.getTime() + HOUR_MS) : nextAskAt(payment, now, spread)
    const due = gaveUp ? null : next
    const isLost = from === 'CREATED' || (from === 'PENDING_USER' && now >= expiresAt)
    const set = { due_at: due, told: true }
    if (isLost) await takeStep(db, 'PAYMENT', { id, from, to: 'UNKNOWN', why: 'SILENT', at: now, set })
    else await makeAskingStore(db).setDue(payment, due)
  }
