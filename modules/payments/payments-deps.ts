import type { QueueSms } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Spread } from '#platform/jobs/spread.ts'
import type { Channels } from './channels.ts'
import type { Health } from './health.ts'
import type { OrderCompleted } from './order-completed.ts'
import type { OrderKind } from './order-kind.ts'

/** Places where the fault suite kills the process, each in an attack of its own. */
export const PAYMENT_CRASH_POINTS = [
  'before-payment',
  'after-payment',
  'after-start',
  'after-started',
  'before-ask',
  'after-ask',
  'after-arrived',
  'before-delivery',
  'after-delivery',
  'before-refund',
  'after-refund',
] as const
export type PaymentCrashPoint = (typeof PAYMENT_CRASH_POINTS)[number]

export type PaymentsDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly channels: Channels
  readonly kinds: readonly OrderKind[]
  readonly queueSms: QueueSms
  readonly health: Health
  /** Origin of the pages a channel returns to and of its notices. */
  readonly origin: string
  readonly log: PaymentsLog
  readonly spread?: Spread | undefined
  readonly completed?: OrderCompleted | undefined
  /** Called at every crash point; set only by the fault suite. */
  readonly at?: (point: PaymentCrashPoint) => void | Promise<void>
}

export type PaymentsLog = {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export function kindOf({ kinds }: Pick<PaymentsDeps, 'kinds'>, type: OrderKind['type']): OrderKind {
  const kind = kinds.find((one) => one.type === type)
  if (!kind) throw new Error(`nobody delivers orders of ${type}`)
  return kind
}
