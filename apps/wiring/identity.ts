import enSms from '#i18n/en/sms.json' with { type: 'json' }
import mySms from '#i18n/my/sms.json' with { type: 'json' }
import { makeIdentity, makeLineStore, type Identity, type IdentityEvent } from '#modules/identity/index.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { makeQueueSms, type QueueSms } from '#modules/notify/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { makeNumberTag } from '#platform/log/number-tag.ts'

type Deps = {
  readonly config: Config
  readonly db: Database
  readonly cache: Cache
  readonly clock: Clock
  readonly log: Logger
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

/** Identity as this process serves it: codes by SMS, lines from our own directory. */
export function wireIdentity(deps: Deps): Identity {
  const { config, db, cache, clock, log, onError, queueSms = wireQueueSms(deps) } = deps
  return makeIdentity({
    db,
    cache,
    clock,
    queueSms,
    onError,
    note: makeNote(config, log),
    lines: makeLineStore(db),
    secret: config.IDENTITY_KEY,
    origin: config.PUBLIC_ORIGIN,
    allowedOrigins: config.ALLOWED_ORIGINS,
  })
}

/** One line for every try, in which a number is a tag: the same number can be followed, and not be read. */
function makeNote({ LOG_TAG_KEY }: Config, log: Logger): (event: IdentityEvent) => void {
  const tag = LOG_TAG_KEY ? makeNumberTag(LOG_TAG_KEY) : () => null
  return ({ event, phoneNumber, outcome }) => {
    if (!log.isLevelEnabled('info')) return
    const number = phoneNumber === null ? null : parseMsisdn(phoneNumber)
    log.info({ event, line: number && tag(number), outcome }, 'identity')
  }
}
