import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { startLoop } from '#platform/loop/loop.ts'
import { readRules, RuleProblems, type Rules } from './rule-book.ts'
import { makeRuleStore } from './rule-store.ts'

/** Published after a change of rules: every process reads the table again. */
export const RULES_POKE = 'rules'
const RENEW_EVERY_MS = 30_000

type Deps = {
  readonly db: Database
  readonly cache: Pick<Cache, 'onPoke'>
  readonly clock: Clock
  readonly log: { error(facts: object, text: string): void; warn(facts: object, text: string): void }
  readonly everyMs?: number
}

export type OpenRules = Rules & { close(): Promise<void> }

/**
 * The rules in this process: reloaded after a poke and every 30 s. A missing or broken rule stops the start; later the last good ones are
 * kept, with an error. While the database is down nobody can move value anyway: the process starts all the same and keeps asking.
 */
export async function openRules({
  db,
  cache,
  clock,
  log,
  everyMs = RENEW_EVERY_MS,
}: Deps): Promise<OpenRules> {
  const store = makeRuleStore(db)
  let known: Rules | null = null
  const renew = async () => {
    known = readRules(await store.all(), clock.now())
  }
  await renew().catch((error: unknown) => {
    if (error instanceof RuleProblems) throw error
    log.warn({ err: error }, 'rules are not known yet, will ask again')
  })
  const loop = startLoop({
    work: async () => {
      await renew()
      return 'done'
    },
    everyMs,
    onError: (err) =>
      err instanceof RuleProblems
        ? log.error({ err }, 'a rule is missing or broken, the last good ones stay')
        : log.warn({ err }, 'rules could not be read, will ask again'),
  })
  await cache
    .onPoke(RULES_POKE, loop.wake)
    .catch((err: unknown) => log.warn({ err }, 'no pokes, polling only'))
  return {
    at(key, moment) {
      if (!known) throw new Error('rules are not known yet')
      return known.at(key, moment)
    },
    close: loop.close,
  }
}
