import { makePushStatus } from '#adapters/status-page/push-status.ts'
import type { Content } from '#modules/content/index.ts'
import type { QueueSms } from '#modules/notify/index.ts'
import { makeChannelReadings, type Channels } from '#modules/payments/index.ts'
import {
  DUE_BEATS,
  DUE_INCIDENTS,
  makeBeat,
  makeLook,
  makePlaces,
  makeReadIncidents,
  makeReadReadings,
  makeTellAll,
} from '#modules/status/index.ts'
import { machineClock, type Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { DueWork } from '#platform/jobs/worker.ts'
import type { Logger } from '#platform/log/logger.ts'

type Deps = {
  readonly config: Pick<Config, 'STATUS_PUSH_URL' | 'STATUS_PUSH_KEY'>
  readonly db: Database
  readonly clock: Clock
  readonly content: Pick<Content, 'memory'>
  readonly channels: Channels
  readonly queueSms: QueueSms
  readonly log: Pick<Logger, 'warn'>
}

/** Due work of status: the look at our own parts every 30 seconds, and telling everybody who asked that an incident is over. */
export function dueOfStatus({
  config,
  db,
  clock,
  content,
  channels,
  queueSms,
  log,
}: Deps): readonly DueWork[] {
  const { STATUS_PUSH_URL: url, STATUS_PUSH_KEY: key } = config
  const beat = makeBeat({
    db,
    clock,
    look: makeLook({ db, clock, channels: makeChannelReadings({ db, clock, channels }) }),
    readIncidents: makeReadIncidents({ db, clock, places: makePlaces(content) }),
    readReadings: makeReadReadings({ db, clock }),
    push: url && key ? makePushStatus({ url, key, clock: machineClock }) : null,
    onSilent: () => log.warn({ url }, 'the status page did not take what it was told'),
  })
  return [
    { ...DUE_BEATS, handler: beat },
    { ...DUE_INCIDENTS, handler: makeTellAll({ db, clock, queueSms }) },
  ]
}
