import type { Tx } from '#platform/db/database.ts'
import { makeAskingStore } from './asking-store.ts'
import { makeFulfilmentStore } from './fulfilment-store.ts'
import { ASKED_ABOUT } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { makeRefundStore } from './refund-store.ts'
import type { MarkedLine } from './settlement-store.ts'
import { takeStep } from './step-store.ts'

const BACK_AND_FORTH = {
  CHARGEBACK: { from: 'SUCCEEDED', to: 'CHARGED_BACK' },
  REVERSAL: { from: 'CHARGED_BACK', to: 'SUCCEEDED' },
} as const

/** Applies a line of a settlement file: a bank reversed something, or has money that we do not count as paid. */
export const makeObeyLine = ({ clock, log }: Pick<PaymentsDeps, 'clock' | 'log'>) =>
  async function obeyLine(tx: Tx, { kind, reference, mark }: MarkedLine): Promise<void> {
    const at = clock.now()
    const payment = kind === 'REFUND' ? null : await makePaymentStore(tx).byReference(reference)
    if (kind === 'PAYMENT' && mark === 'THEIRS_ONLY' && payment && ASKED_ABOUT.includes(payment.state))
      return makeAskingStore(tx).setDue(payment, at)
    if (kind !== 'CHARGEBACK' && kind !== 'REVERSAL') return
    const why = `SETTLEMENT_${kind}`
    if (payment) {
      const isStep = await takeStep(tx, 'PAYMENT', { id: payment.id, ...BACK_AND_FORTH[kind], why, at })
      // Given again after its order had failed: it goes back.
      if (isStep && kind === 'REVERSAL') await makeFulfilmentStore(tx).wake(payment.id, at)
      return log.error({ paymentId: payment.id, kind }, 'a bank took a payment back, or gave it again')
    }
    const refund = kind === 'REVERSAL' ? await makeRefundStore(tx).byNumber(reference) : null
    if (!refund) return
    await takeStep(tx, 'REFUND', { id: refund.id, from: 'DONE', to: 'BOUNCED', why, at })
    log.error({ refundId: refund.id }, 'a refund bounced: staff must look')
  }
