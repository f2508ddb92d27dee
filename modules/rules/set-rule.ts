import type { Cache } from '#platform/cache/cache.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { RULES_POKE } from './open-rules.ts'
import { RULE_SHAPES, type RuleKey } from './rule-shapes.ts'
import { makeRuleStore } from './rule-store.ts'

type Deps = { readonly db: Database; readonly cache: Pick<Cache, 'poke'>; readonly clock: Clock }

type Asked = {
  readonly key: RuleKey
  /** Null means now. */
  readonly from: Date | null
  readonly value: unknown
  readonly who: string
}

/**
 * For the database's owner (tests, attacks): in the product a rule is set by a proposal, and no serving role may call this. Null when it
 * is set; otherwise what is wrong, in words. A value of the wrong shape never reaches the table.
 */
export const makeSetRule = ({ db, cache, clock }: Deps) =>
  async function setRule({ key, from, value, who }: Asked): Promise<string | null> {
    const read = RULE_SHAPES[key].safeParse(value)
    if (!read.success)
      return read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')
    const now = clock.now()
    if (from !== null && from < now) return 'it cannot hold from a moment that is over'
    await makeRuleStore(db).set({ key, validFrom: from ?? now, value: read.data, setBy: who, now })
    await cache.poke(RULES_POKE, key).catch(() => {})
    return null
  }
