import { wireChannels, type ChannelSettings } from '#apps/wiring/channels.ts'
import { wirePayments } from '#apps/wiring/payments.ts'
import {
  DUE_CHANNELS,
  DUE_FULFILMENTS,
  DUE_NOTICES,
  DUE_ORDERS,
  DUE_PAYMENTS,
  DUE_REFUNDS,
  makeSettleDay,
  type Payments,
} from '#modules/payments/index.ts'
import { makeBreaker } from '#platform/jobs/breaker.ts'
import type { DueWork } from '#platform/jobs/worker.ts'

type Wired = Parameters<typeof wirePayments>[0]
type Deps = Omit<Wired, 'channels' | 'health' | 'breakers' | 'config'> & {
  readonly config: Wired['config'] & ChannelSettings
}

/** What the worker does with money from outside. */
export const dueOfPayments = (
  { due }: Pick<Payments, 'due'>,
  /** Delivery asks the core, which may be in our own database: no more at a time than it has connections. */
  fit: (work: DueWork) => DueWork = (work) => work,
): readonly DueWork[] => [
  { ...DUE_NOTICES, handler: due.notice },
  { ...DUE_PAYMENTS, handler: due.ask },
  fit({ ...DUE_FULFILMENTS, handler: due.fulfil }),
  { ...DUE_REFUNDS, handler: due.refund },
  { ...DUE_ORDERS, handler: due.expire },
  { ...DUE_CHANNELS, handler: due.probe },
]

/** Payments, and the files of channels that they are held against. */
export function wirePaymentWork(deps: Deps) {
  const { db, clock, core, log } = deps
  const { channels, health } = wireChannels(deps)
  const breakers = new Map(channels.all.map(({ name }) => [name, makeBreaker({ name })]))
  const { payments } = wirePayments({ ...deps, channels, health, breakers })
  return { payments, channels, settlePayments: makeSettleDay({ db, clock, channels, core, log }).settleDue }
}
