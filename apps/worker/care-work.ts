import type { WiredFibre } from '#apps/wiring/fibre.ts'
import { wireLineDesk } from '#apps/wiring/line-desk.ts'
import type { LineDirectory, LineEvents } from '#modules/identity/index.ts'
import { DUE_APPLICATIONS, makeTimeApplication } from '#modules/applications/index.ts'
import { DUE_CAREERS, makeForgetJobApplication } from '#modules/careers/index.ts'
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
import type { Breakers } from './breakers.ts'

type Deps = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly rules: Rules
  readonly queueSms: QueueSms
  readonly log: Logger
  readonly lines: Pick<LineDirectory, 'find'>
  readonly told: LineEvents['told']
  readonly fibre: Pick<WiredFibre, 'book' | 'plans'>
  readonly breakers: Pick<Breakers, 'book' | 'directory'>
}

/** What care has to do by the clock: lost lines, tickets, applications, leads and CVs that are forgotten. */
export function dueOfCare({
  config,
  db,
  clock,
  rules,
  queueSms,
  log,
  lines,
  told,
  fibre,
  breakers,
}: Deps): readonly DueWork[] {
  const desk = wireLineDesk(config)
  const onSilent = (order: object) =>
    log.error(order, 'a lost line is not stopped yet: the directory is silent')
  return [
    {
      ...DUE_SUSPENSIONS,
      outside: breakers.directory,
      handler: makeSuspend({ db, clock, desk, lines, told, onSilent }),
    },
    {
      ...DUE_APPLICATIONS,
      outside: breakers.book,
      handler: makeTimeApplication({ db, clock, queueSms, log, ...fibre }),
    },
    { ...DUE_CAREERS, handler: makeForgetJobApplication({ db, clock }) },
    { ...DUE_LEADS, handler: makeForgetLead({ db, clock }) },
    { ...DUE_TICKETS, handler: makeTimeTicket({ db, clock, rules, queueSms }) },
  ]
}
