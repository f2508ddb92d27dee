import enSms from '#i18n/en/sms.json' with { type: 'json' }
import mySms from '#i18n/my/sms.json' with { type: 'json' }
import { makeIdentity, makeLineStore, type Identity } from '#modules/identity/index.ts'
import { makeQueueSms, type QueueSms } from '#modules/notify/index.ts'
import type { Rules } from '#modules/rules/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import type { NoteSecurity } from '#platform/security/security-event.ts'

type Deps = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly log: Logger
  readonly note: NoteSecurity
  readonly rules: Rules
  readonly onError: (error: Error) => void
  readonly queueSms?: QueueSms
}

type SmsDeps = Pick<Deps, 'config' | 'cache' | 'clock' | 'onError'>

export const wireQueueSms = ({ config, cache, clock, onError }: SmsDeps): QueueSms =>
  makeQueueSms({
    words: { en: enSms, my: mySms },
    bodyKey: config.SMS_BODY_KEY,
    host: new URL(config.PUBLIC_ORIGIN).hostname,
    cache,
    clock,
    onError,
  })

/** Identity in this process: codes by SMS, lines from our own directory. */
export function wireIdentity(deps: Deps): Identity {
  const { config, db, cache, clock, log, note, rules, onError, queueSms = wireQueueSms(deps) } = deps
  return makeIdentity({
    db,
    cache,
    clock,
    queueSms,
    onError,
    note,
    rules,
    alarm: (count) => {
      const level = count.sent < count.most ? 'warn' : 'error'
      log[level](count, 'codes to other networks: near the most of the day, or there')
    },
    lines: makeLineStore(db),
    secret: config.IDENTITY_KEY,
    origin: config.PUBLIC_ORIGIN,
    allowedOrigins: config.ALLOWED_ORIGINS,
    mostSessions: config.SESSIONS_REMEMBERED,
  })
}
