import type { Content } from '#modules/content/index.ts'
import type { Codes, LineDirectory } from '#modules/identity/index.ts'
import { makeAccess, type FibreBook } from '#modules/fibre/index.ts'
import { EARN_LISTENER, makeMostOffBill } from '#modules/loyalty/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { findProduct, productNames } from '#modules/packages/index.ts'
import type { Tag } from '#modules/recipients/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { countAnswers, makeValue, type OperatorCore, type ValueLog } from '#modules/value/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Metrics } from '#platform/metrics/request-metrics.ts'
import type { Spread } from '#platform/jobs/spread.ts'
import { makeMoveKinds } from './move-kinds.ts'

export type ValueParts = {
  readonly db: Database
  readonly core: OperatorCore
  readonly lines: LineDirectory
  readonly codes: Codes
  readonly tag: Tag
  readonly queueSms: QueueSms
  readonly rules: Rules
  readonly content: Pick<Content, 'memory'>
  readonly clock: Clock
  readonly log: ValueLog
  readonly spread?: Spread | undefined
  readonly metrics?: Metrics | undefined
  /** The fibre contract book, for bills that points pay in part. */
  readonly book: FibreBook
}

/** Moves of value, the same in every process; `deps` is for other code that works on moves. */
export function wireValue({ lines, content, book, metrics, ...parts }: ValueParts) {
  const { db, core, clock, queueSms, rules, tag } = parts
  const product = (id: string) => findProduct(content.memory.current(), id, clock.now())
  const names = (code: string) => productNames(content.memory.current(), code)
  const access = makeAccess({ db, book })
  const mostOffBill = makeMostOffBill({ access, book, rules, clock })
  const kinds = makeMoveKinds({ db, core, lines, clock, queueSms, rules, tag, product, mostOffBill })
  const count = metrics && countAnswers(metrics)
  const deps = { ...parts, kinds: kinds.all, listeners: [EARN_LISTENER], count }
  return { deps, kinds, product, names, value: makeValue(deps) }
}
