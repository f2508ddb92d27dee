import type { Lang } from '#contracts/language.ts'
import type { Codes } from '#modules/identity/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Spread } from '#platform/jobs/spread.ts'
import type { Database } from '#platform/db/database.ts'
import type { OperatorCore } from './core.ts'
import type { EndListener } from './end-listener.ts'
import type { AnyKind } from './move-kind.ts'
import type { CountMove } from './value-figures.ts'

/** Places in a move where the fault suite kills the process, each in an attack of its own. */
export const CRASH_POINTS = [
  'before-intent',
  'after-intent',
  'after-reserve',
  'after-code-sent',
  'after-confirm',
  'before-core',
  'after-core',
  'before-settle',
  'after-settle',
] as const
export type CrashPoint = (typeof CRASH_POINTS)[number]

export type ValueDeps = {
  readonly db: Database
  readonly core: OperatorCore
  readonly codes: Codes
  readonly queueSms: QueueSms
  readonly clock: Clock
  readonly kinds: readonly AnyKind[]
  /** Write something with every end. */
  readonly listeners?: readonly EndListener[] | undefined
  readonly log: ValueLog
  readonly count?: CountMove | undefined
  /** Random spread of retries, so that what failed together is not retried together. */
  readonly spread?: Spread | undefined
  /** Called at every crash point; set only by the fault suite. */
  readonly at?: (point: CrashPoint) => void | Promise<void>
}

export type ValueLog = {
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export type Start<Input> = {
  readonly id: string
  readonly subject: string | null
  readonly line: string
  readonly lang: Lang
  readonly input: Input
}
