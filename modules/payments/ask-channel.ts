import { NoAnswer } from '#platform/errors/no-answer.ts'
import type { Breaker } from '#platform/jobs/breaker.ts'
import { makeAskingStore } from './asking-store.ts'
import type { Asked, Channel } from './channel.ts'
import { isWatched, type PaymentTry } from './payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'

type Deps = Pick<PaymentsDeps, 'db' | 'clock' | 'health' | 'log' | 'at'> & {
  /** Circuit breakers by channel. */
  readonly breakers?: ReadonlyMap<string, Breaker>
}

/** Asks the channel once, after closing the payment there if its time is over; null when nothing was answered. */
export function makeAskChannel({ db, clock, health, log, breakers, at = () => {} }: Deps) {
  async function closeIfOver(channel: Channel, payment: PaymentTry, mustClose: boolean): Promise<void> {
    const isOver = mustClose || clock.now() >= payment.expiresAt
    if (!isOver || payment.closedAt || !channel.can.close || isWatched(payment)) return
    const { said } = await channel.close(payment)
    if (said === 'CLOSED') await makeAskingStore(db).noteClosed(payment.id, clock.now())
  }

  return async function askChannel(
    channel: Channel,
    payment: PaymentTry,
    mustClose: boolean,
  ): Promise<Asked | null> {
    const { name } = channel
    await at('before-ask')
    try {
      await closeIfOver(channel, payment, mustClose)
      const asked = await channel.ask(payment)
      health.note(name, true)
      breakers?.get(name)?.answered()
      return asked
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      health.note(name, false)
      breakers?.get(name)?.silent()
      log.warn({ paymentId: payment.id, channel: name, err: error }, 'a channel is silent, will ask again')
      return null
    } finally {
      await at('after-ask')
    }
  }
}
