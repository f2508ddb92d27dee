import { sql } from 'kysely'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { freshDatabase, servedDatabase } from '#db/test-database.ts'
import { fixedClock, systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { openRules } from './open-rules.ts'
import { RULE_KEYS } from './rule-shapes.ts'
import { STANDARD_RULES } from './rules.builder.ts'
import { makeSetRule } from './set-rule.ts'

const DAY_MS = 86_400_000

let db: Database
let worked: Database
beforeAll(async () => {
  const fresh = await freshDatabase()
  db = fresh.db
  worked = servedDatabase(fresh.url, 'worker')
})

/** A cache whose pokes stay in this process. */
function aCache() {
  const heard: ((message: string) => void)[] = []
  return {
    onPoke: async (_: string, hear: (message: string) => void) => void heard.push(hear),
    poke: async (_: string, message: string) => heard.forEach((hear) => hear(message)),
  }
}

async function opened(clock = fixedClock(systemClock.now().toISOString())) {
  const errors: string[] = []
  const cache = aCache()
  const log = { error: (_: object, text: string) => void errors.push(text), warn: () => {} }
  const rules = await openRules({ db, cache, clock, log, everyMs: 60_000 })
  onTestFinished(rules.close)
  return { rules, cache, clock, errors, setRule: makeSetRule({ db, cache, clock }) }
}

const until = async (holds: () => boolean) => {
  for (let look = 0; look < 100 && !holds(); look += 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(holds()).toBe(true)
}

describe('rules', () => {
  it('are all there after migrating, as tests without a database have them', async () => {
    const { rules, clock } = await opened()
    for (const key of RULE_KEYS) expect([key, rules.at(key, clock.now())]).toEqual([key, STANDARD_RULES[key]])
  })

  it('one that is set holds from its moment on, and is known after a poke; what held before is found again', async () => {
    const { rules, clock, setRule } = await opened()
    const from = new Date(clock.now().getTime() + DAY_MS)
    expect(await setRule({ key: 'tax.telecom', from, value: { pct: 7 }, who: 'Daw Mya' })).toBeNull()
    const later = new Date(from.getTime() + 1)
    await until(() => rules.at('tax.telecom', later).pct === 7)
    expect(rules.at('tax.telecom', clock.now())).toEqual({ pct: 5 })
  })

  it('what is not of its shape, or would hold from yesterday, is not set', async () => {
    const { clock, setRule } = await opened()
    const who = 'U Ba'
    expect(await setRule({ key: 'tax.telecom', from: null, value: { pct: '5' }, who })).toContain('pct')
    const from = new Date(clock.now().getTime() - DAY_MS)
    expect(await setRule({ key: 'tax.telecom', from, value: { pct: 6 }, who })).toContain('over')
  })

  it('nobody who serves writes past the function, and nobody changes a row', async () => {
    const write = sql`insert into rule values ('tax.telecom', now(), '{"pct": 0}', 'x', now())`
    await expect(write.execute(worked)).rejects.toThrow(/permission denied/)
    const by = sql`select set_rule('tax.telecom', now() + interval '1 day', '{"pct": 0}', 'x', now())`
    await expect(by.execute(worked)).rejects.toThrow(/permission denied/)
    await expect(sql`update rule set value = '{"pct": 0}'`.execute(db)).rejects.toThrow(/append-only/)
  })

  it('one that is missing or broken stops the start; while running the last good ones stay, with an error', async () => {
    const { rules, cache, clock, errors } = await opened()
    await sql`alter table rule disable trigger rule_stays`.execute(db)
    await sql`update rule set value = '{"pct": "much"}' where key = 'tax.telecom'`.execute(db)
    await sql`delete from rule where key = 'line.validity'`.execute(db)
    const starting = openRules({ db, cache: aCache(), clock, log: { error: () => {}, warn: () => {} } })
    await expect(starting).rejects.toThrow(/tax.telecom .*is broken[\s\S]*line.validity is missing/)
    await cache.poke('rules', 'tax.telecom')
    await until(() => errors.length > 0)
    expect(rules.at('tax.telecom', clock.now())).toEqual({ pct: 5 })
  })

  it('with the database away the process starts, and nothing is guessed', async () => {
    const away = makeDatabase('postgres://nobody@127.0.0.1:1/none')
    onTestFinished(() => away.destroy())
    const clock = fixedClock(systemClock.now().toISOString())
    const log = { error: () => {}, warn: () => {} }
    const rules = await openRules({ db: away, cache: aCache(), clock, log })
    onTestFinished(rules.close)
    expect(() => rules.at('tax.telecom', clock.now())).toThrow(/not known yet/)
  })
})
