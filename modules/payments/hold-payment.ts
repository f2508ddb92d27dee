import { inTransaction } from '#platform/db/in-transaction.ts'
import type { PaymentTry } from './payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { mayGo } from './states.ts'
import { takeStep } from './step-store.ts'

/** Paid, but not what was asked for. Never credited; logged as an error, and ended by staff. */
export const makeHoldPayment = ({ db, clock, log }: Pick<PaymentsDeps, 'db' | 'clock' | 'log'>) =>
  async function holdPayment(
    payment: PaymentTry,
    differs: readonly string[],
    evidence: object,
    /** The kyat that arrived: shown to staff, and the most that can be refunded. */
    cameKyat: number | null = null,
  ): Promise<void> {
    const { id, state } = payment
    const at = clock.now()
    const isFirst = await inTransaction(db, async (tx) => {
      let from = state
      if (!mayGo('PAYMENT', state, 'HELD')) {
        // The table allows HELD only after PROCESSING or UNKNOWN, so that step is taken first.
        const [to, why] =
          state === 'CREATED' ? (['UNKNOWN', 'LEFT_BEHIND'] as const) : (['PROCESSING', 'PAID'] as const)
        if (!(await takeStep(tx, 'PAYMENT', { id, from: state, to, why, at }))) return false
        from = to
      }
      const set = { due_at: null, told: true, ...(cameKyat !== null && { paid_kyat: cameKyat }) }
      return takeStep(tx, 'PAYMENT', { id, from, to: 'HELD', why: differs.join(), evidence, at, set })
    })
    if (isFirst)
      log.error(
        { paymentId: id, channel: payment.channel, differs },
        'paid, but not as asked: staff must end it',
      )
  }
