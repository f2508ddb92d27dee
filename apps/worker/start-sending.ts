import { Counter, Histogram } from 'prom-client'
import { openSmppCentres } from '#adapters/smpp/open-centres.ts'
import enSms from '#i18n/en/sms.json' with { type: 'json' }
import mySms from '#i18n/my/sms.json' with { type: 'json' }
import { deriveKeys, makeRenewCode } from '#modules/identity/index.ts'
import { makeQueueSms, startSms, waitingSms, type SmsFigures } from '#modules/notify/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { systemClock as clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { watchFigure, type Metrics } from '#platform/metrics/request-metrics.ts'
import { watchRows } from '#platform/metrics/watch-rows.ts'

type Options = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly log: Logger
  readonly metrics: Metrics
}

/** Messages to phones; null where no message centre is named, and then they wait in their table. */
export function startSending({
  config,
  db,
  cache,
  log,
  metrics,
}: Options): { close(): Promise<void> } | null {
  if (config.SMPP_URL.length === 0) return null
  const centre = openSmppCentres({
    urls: config.SMPP_URL,
    binds: config.SMPP_BINDS,
    perSecond: config.SMPP_PER_SECOND,
    log,
  })
  watchFigure(metrics, 'sms_binds', 'Connections to message centres that are up.', () => centre.boundCount())
  watchFigure(
    metrics,
    'sms_window_used',
    'Messages that a centre has and has not answered yet.',
    () => centre.window().used,
  )
  watchFigure(metrics, 'sms_window_most', 'How many may be unanswered at once.', () => centre.window().most)
  watchWaiting(metrics, db)
  const queueSms = makeQueueSms({
    words: { en: enSms, my: mySms },
    bodyKey: config.SMS_BODY_KEY,
    host: new URL(config.PUBLIC_ORIGIN).hostname,
    cache,
    clock,
    onError: (err) => log.warn({ err }, 'connection lost, will retry'),
  })
  const renewCode = makeRenewCode({ keys: deriveKeys(config.IDENTITY_KEY).code, queueSms })
  return startSms({
    db,
    cache,
    clock,
    log,
    centre,
    bodyKey: config.SMS_BODY_KEY,
    renewCode,
    figures: countSms(metrics),
  })
}

const watchWaiting = (metrics: Metrics, db: Database): void =>
  watchRows(metrics, () => waitingSms(db, clock.now()), [
    {
      name: 'sms_waiting',
      help: 'Messages that no centre has yet, by kind.',
      labels: ['kind'],
      of: ({ kind, waiting }) => ({ labels: { kind }, value: waiting }),
    },
    {
      name: 'sms_oldest_waiting_seconds',
      help: 'How long the oldest of them has waited.',
      labels: ['kind'],
      of: ({ kind, oldestSeconds }) => ({ labels: { kind }, value: oldestSeconds }),
    },
  ])

const HANDED_OVER_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30]
const DELIVERY_SECONDS = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 180]

function countSms({ registry }: Metrics): SmsFigures {
  const registers = [registry]
  const moves = new Counter({
    name: 'sms_messages_total',
    help: 'Messages by what sending or a receipt made of them; QUEUED: back in the queue.',
    labelNames: ['state'],
    registers,
  })
  const delivery = new Histogram({
    name: 'sms_delivery_seconds',
    help: 'From sending to the receipt that says delivered.',
    buckets: DELIVERY_SECONDS,
    registers,
  })
  const handedOver = new Histogram({
    name: 'sms_code_handed_over_seconds',
    help: 'From a code being asked for to the message centre having it.',
    buckets: HANDED_OVER_SECONDS,
    registers,
  })
  return {
    moved: (state) => moves.inc({ state }),
    delivered: (seconds) => delivery.observe(seconds),
    codeHandedOver: (seconds) => handedOver.observe(seconds),
  }
}
