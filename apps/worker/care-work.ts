import { wireLineDesk } from '#apps/wiring/line-desk.ts'
import type { LineDirectory, LineEvents } from '#modules/identity/index.ts'
import { DUE_LEADS, makeForgetLead } from '#modules/leads/index.ts'
import { DUE_SUSPENSIONS, makeSuspend } from '#modules/lost-phone/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import { DUE_TICKETS, makeTimeTicket } from '#modules/tickets/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { DueWork } from '#platform/jobs/worker.ts'
import type { Logger } from '#platform/log/logger.ts'

type Deps = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly queueSms: QueueSms
  readonly log: Logger
  readonly lines: Pick<LineDirectory, 'find'>
  readonly told: LineEvents['told']
}

/** What care has to do by the clock: lost lines, tickets, leads that are forgotten. */
export function dueOfCare({
  config,
  db,
  clock,
  rules,
  queueSms,
  log,
  lines,
  told,
}: Deps): readonly DueWork[] {
  const desk = wireLineDesk(config)
  const onSilent = (order: object) =>
    log.error(order, 'a lost line is not stopped yet: the directory is silent')
  return [
    { ...DUE_SUSPENSIONS, handler: makeSuspend({ db, clock, desk, lines, told, onSilent }) },
    { ...DUE_LEADS, handler: makeForgetLead({ db, clock }) },
    { ...DUE_TICKETS, handler: makeTimeTicket({ db, clock, rules, queueSms }) },
  ]
}
