import { isTaken } from '#platform/jobs/due-rows.ts'
import type { Breaker } from '#platform/jobs/breaker.ts'
import type { Outcome } from '#platform/jobs/job.ts'
import { makeAskChannel } from './ask-channel.ts'
import { makeAskingStore } from './asking-store.ts'
import type { Asked } from './channel.ts'
import { makeKeepSilence, makeObeyAsked } from './obey-asked.ts'
import { ASKED_ABOUT } from './payment.ts'
import { makePaymentStore } from './payment-store.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type Deps = PaymentsDeps & {
  readonly breakers?: ReadonlyMap<string, Breaker>
  readonly fulfil?: (orderId: string) => Promise<unknown>
}

const HOUR_MS = 3_600_000
const AGAIN_MS = 10_000

/** The channel's answer, or why there is none. */
export type AskedOnce = Asked['said'] | 'SILENT' | 'NOT_ASKED'

/** Asks the channel how a payment stands. Only its answer changes anything. */
export function makeAskPayment(deps: Deps) {
  const { db, clock, channels, log, breakers } = deps
  const askChannel = makeAskChannel(deps)
  const obeyAsked = makeObeyAsked(deps)
  const keepSilence = makeKeepSilence(deps)

  /** `mustClose` closes it early, because the payer wants another way to pay. */
  async function ask(id: string, mustClose = false): Promise<AskedOnce> {
    const payment = await makeAskingStore(db).takeToAsk(id, clock.now(), mustClose)
    if (!payment || !ASKED_ABOUT.includes(payment.state)) return 'NOT_ASKED'
    const channel = channels.named(payment.channel)
    if (!channel) {
      log.error({ paymentId: id, channel: payment.channel }, 'a payment is of a channel that is not set up')
      await makeAskingStore(db).setDue(payment, new Date(clock.now().getTime() + HOUR_MS))
      return 'NOT_ASKED'
    }
    const asked = await askChannel(channel, payment, mustClose)
    await (asked ? obeyAsked(channel, payment, asked) : keepSilence(payment))
    return asked?.said ?? 'SILENT'
  }

  /** Run by a worker when the row is due. */
  async function askDue(id: string): Promise<Outcome> {
    const now = clock.now()
    const payment = await makePaymentStore(db).find(id)
    if (!payment || !isTaken(payment.dueAt, now)) return
    const soon = new Date(now.getTime() + AGAIN_MS)
    if (!(breakers?.get(payment.channel)?.mayAsk() ?? true)) return makeAskingStore(db).setDue(payment, soon)
    if ((await ask(id)) !== 'NOT_ASKED') return
    // Somebody else asked a moment ago and has written the result; the row only needs its next time.
    const after = await makePaymentStore(db).find(id)
    if (after && ASKED_ABOUT.includes(after.state) && isTaken(after.dueAt, now))
      await makeAskingStore(db).setDue(after, soon)
  }

  return { ask, askDue }
}
