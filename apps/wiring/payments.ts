import { makeBodySeal } from '#modules/notify/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { LineDirectory } from '#modules/identity/index.ts'
import { EARN_LISTENER, makeOrderEarns } from '#modules/loyalty/index.ts'
import {
  makeBalanceChannel,
  makeChannels,
  makePayments,
  makeTopupOrder,
  type BalanceBackKind,
  type BalanceKind,
  type Channels,
  type Health,
  type OrderKind,
  type PaymentCrashPoint,
  type PaymentsLog,
  type TopupKind,
} from '#modules/payments/index.ts'
import type { Tag } from '#modules/recipients/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { OperatorCore, Value } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Breaker } from '#platform/jobs/breaker.ts'
import type { Spread } from '#platform/jobs/spread.ts'

type Deps = {
  readonly config: Pick<Config, 'PUBLIC_ORIGIN' | 'SMS_BODY_KEY'>
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly lines: LineDirectory
  readonly tag: Tag
  readonly core: OperatorCore
  readonly value: Pick<Value, 'start' | 'findAny'>
  readonly topup: TopupKind
  /** Kinds of orders of other modules. */
  readonly others?: readonly OrderKind[]
  /** Present where the balance is a way to pay: what moves it. */
  readonly balance?: {
    readonly value: Pick<Value, 'start' | 'findAny' | 'cancel' | 'usedToday' | 'confirm'>
    readonly payment: BalanceKind
    readonly paymentBack: BalanceBackKind
  }
  readonly queueSms: QueueSms
  readonly channels: Channels
  readonly health: Health
  readonly log: PaymentsLog
  readonly breakers?: ReadonlyMap<string, Breaker>
  readonly spread?: Spread | undefined
  readonly at?: (point: PaymentCrashPoint) => void | Promise<void>
}

/** Payments, the same in every process, with every kind of order. */
export function wirePayments({
  config,
  lines,
  tag,
  core,
  value,
  topup,
  others = [],
  balance,
  ...deps
}: Deps) {
  const { db, clock, rules } = deps
  const kinds: readonly OrderKind[] = [makeTopupOrder({ rules, lines, tag, core, value, topup }), ...others]
  const own = balance && makeBalanceChannel({ db, clock, rules, lines, value: balance.value, kinds: balance })
  const channels = own ? makeChannels([...deps.channels.all, own]) : deps.channels
  const completed = makeOrderEarns([EARN_LISTENER], rules)
  const all = { ...deps, completed, channels, kinds, origin: config.PUBLIC_ORIGIN, seal: sealOf(config) }
  const paidFrom = balance && { balance: { confirm: balance.value.confirm, payment: balance.payment } }
  return { kinds, channels, payments: makePayments({ ...all, ...paidFrom }) }
}

/** Without its key reading works, but no notice is accepted. */
function sealOf({ SMS_BODY_KEY: key }: Pick<Config, 'SMS_BODY_KEY'>) {
  let made: ReturnType<typeof makeBodySeal> | undefined
  const seal = () => (made ??= makeBodySeal(key))
  return {
    seal: (id: string, text: string) => seal().seal(id, text),
    open: (id: string, sealed: Buffer) => seal().open(id, sealed),
  }
}
