import { refused, type Refused } from '#platform/errors/answer.ts'
import type { AskedOnce } from './ask-payment.ts'
import { LAST_LOOK_MS } from './ask-ladder.ts'
import { underWay } from './begin-payment.ts'
import type { PaymentTry } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { LIVE } from './states.ts'
import { takeStep } from './step-store.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'clock'> & {
  readonly ask: (id: string, mustClose: boolean) => Promise<AskedOnce>
}

const UNPAID: readonly AskedOnce[] = ['WAITING', 'NOT_FOUND', 'CLOSED', 'REFUSED']

/**
 * The payer wants another way: the first payment is closed and asked about once more. Null when the next may start. A payer who was never
 * shown where to pay cannot have paid, unless the channel is at it; anybody else waits while the channel is silent.
 */
export const makeReplacePayment = ({ db, clock, ask }: Deps) =>
  async function replacePayment(live: PaymentTry): Promise<Refused | null> {
    const came = await ask(live.id, true)
    const after = await makePaymentStore(db).find(live.id)
    if (!after || after.state === 'SUCCEEDED') return refused('ORDER_ALREADY_PAID')
    if (!LIVE.includes(after.state)) return after.state === 'HELD' ? underWay(after) : null
    const wasNeverShown = after.action === null && after.state === 'UNKNOWN' && came !== 'PROCESSING'
    if (!UNPAID.includes(came) && !wasNeverShown) return underWay(after)
    const at = clock.now()
    const set = { due_at: new Date(at.getTime() + LAST_LOOK_MS), page_hash: null, page_form: null }
    const step = { id: live.id, from: after.state, to: 'EXPIRED', why: 'REPLACED', at, set } as const
    return (await takeStep(db, 'PAYMENT', step)) ? null : underWay(after)
  }
