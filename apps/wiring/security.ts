import { join } from 'node:path'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Logger } from '#platform/log/logger.ts'
import { makeNumberTag, tagsOfNumber } from '#platform/log/number-tag.ts'
import { openDayFiles } from '#platform/security/day-files.ts'
import type { Metrics } from '#platform/metrics/request-metrics.ts'
import { countEvents } from '#platform/security/security-figures.ts'
import { makeSecurityLog, type SecurityLog } from '#platform/security/security-log.ts'

type Deps = {
  readonly config: Pick<Config, 'RUN_DIR' | 'LOG_TAG_KEY'>
  readonly process: string
  readonly clock: Clock
  readonly log: Logger
  /** Counts the events too; a command has no metrics. */
  readonly metrics?: Metrics
}

/** One folder per machine: a collector ships its files, and searches read them. */
export const securityFolder = ({ RUN_DIR }: Pick<Config, 'RUN_DIR'>): string => join(RUN_DIR, 'security')

/** All tags of a number, one per known key. */
export const securityTags = ({ LOG_TAG_KEY: keys }: Pick<Config, 'LOG_TAG_KEY'>) =>
  keys ? (number: string) => tagsOfNumber(keys, number) : null

/** The security log of this process. */
export function wireSecurity({ config, process, clock, log, metrics }: Deps): SecurityLog {
  const files = openDayFiles({
    folder: securityFolder(config),
    onError: (err) => log.error({ err }, 'a security event was not written'),
  })
  const tag = config.LOG_TAG_KEY ? makeNumberTag(config.LOG_TAG_KEY) : null
  const events = makeSecurityLog({ process, clock, tag, write: files.append })
  const count = metrics ? countEvents(metrics) : () => {}
  return {
    note(event) {
      count(event)
      events.note(event)
    },
    close() {
      events.close()
      files.close()
    },
  }
}
