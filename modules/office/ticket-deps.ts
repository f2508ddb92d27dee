import type { ReadFile } from '#modules/files/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Places } from '#modules/status/index.ts'
import type { Categories } from '#modules/tickets/index.ts'
import type { Clock } from '#platform/clock/clock.ts'

export type TicketDeps = {
  readonly clock: Clock
  readonly rules: Rules
  readonly queueSms: QueueSms
  readonly categories: Categories
  readonly readFile: ReadFile
  readonly places: Places
}
