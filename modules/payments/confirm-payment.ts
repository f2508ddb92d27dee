import type { Value } from '#modules/value/index.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { BALANCE } from './balance-channel.ts'
import type { BalanceKind } from './balance-kind.ts'
import { makeOrderStore } from './order-store.ts'
import { accountOf, type Payer } from './owner.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type Deps = Pick<PaymentsDeps, 'db'> & {
  readonly confirm: Value['confirm']
  readonly payment: BalanceKind
  /** Asks for the result and acts on it. */
  readonly ask: (id: string, mustClose: boolean) => Promise<unknown>
}

/** The code for a payment from the balance. A wrong one is refused and counted; the payment keeps waiting. */
export const makeConfirmPayment = ({ db, confirm, payment: kind, ask }: Deps) =>
  async function confirmPayment(id: string, otp: string, payer: Payer): Promise<Answer<PaymentTry>> {
    const payment = await makePaymentStore(db).find(id)
    const order = payment && (await makeOrderStore(db).find(payment.orderId))
    const subject = accountOf(payer)
    if (!payment || !order || order.owner !== payer.owner || payment.channel !== BALANCE || !subject)
      return refused('NOT_FOUND')
    const confirmed = await confirm(kind, { id, subject, otp })
    if (!confirmed.ok && confirmed.code !== 'RESULT_UNKNOWN') return confirmed
    await ask(id, false)
    return ok((await makePaymentStore(db).find(id)) ?? payment)
  }
