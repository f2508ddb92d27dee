import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { countStatements } from '#apps/api/test-statement-count.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import COSTS from '../../bench/request-costs.json' with { type: 'json' }

let site: ValueApp
beforeAll(async () => {
  site = await valueApp()
})

describe('counting what is asked of the database', () => {
  it('a read is a statement and no commit, a write is both', async () => {
    const read = await countStatements(() => sql`select 1 as one`.execute(site.db))
    expect(read).toEqual({ texts: ['select 1 as one'], commits: 0 })
    const write = await countStatements(() => site.lines.put([{ number: '959650000001', state: 'ACTIVE' }]))
    expect([write.texts.length, write.commits]).toEqual([1, 1])
  })

  it('a transaction is one commit, whatever it wrote; one that fails is none', async () => {
    const put = (number: string) => sql`insert into line (number) values (${number})`
    const done = await countStatements(() =>
      inTransaction(site.db, async (tx) => {
        await put('959650000002').execute(tx)
        await put('959650000003').execute(tx)
      }),
    )
    expect([done.texts.length, done.commits]).toEqual([4, 1])
    const failed = await countStatements(() =>
      put('959650000002')
        .execute(site.db)
        .catch(() => null),
    )
    expect([failed.texts.length, failed.commits]).toEqual([1, 0])
  })

  it('what others ask meanwhile is not counted', async () => {
    const other = new Promise((resolve) => {
      setTimeout(() => resolve(sql`select 2 as two`.execute(site.db)), 5)
    })
    const { texts } = await countStatements(() => sql`select pg_sleep(0.2)`.execute(site.db))
    expect(await other).toMatchObject({ rows: [{ two: 2 }] })
    expect(texts).toEqual(['select pg_sleep(0.2)'])
  })
})

describe('what a purchase asks of the database', () => {
  const purchaseOn = async (shop: ValueApp) => {
    const ann = await shop.person(5_000)
    const seen = { code: '' }
    const { texts, commits } = await countStatements(async () => {
      const answer = await shop.inject('POST', '/gw/vas-package/BESIDE/register', {
        token: ann.token,
        key: shop.newKey(),
        payload: { expectedPrice: 1_000, acceptOverlap: true },
      })
      seen.code = answer.code
    })
    expect(seen.code).toBe('SUCCESS')
    // Reading the session comes first, as for every call.
    const [session, ...own] = texts
    expect(session).toMatch(/session_read/)
    return { statements: own.length, commits }
  }

  it('of the ledger in our own database: begin, look, post, commit', async () => {
    // The same figures stand in docs/capacity.md.
    const { statements, commits } = COSTS.requests['value.purchase']
    expect(await purchaseOn(await valueApp({}, { way: 'one-trip' }))).toEqual({ statements, commits })
    expect([statements, commits]).toEqual([4, 1])
  })

  it('of a core outside: intent and end are a commit each, and so is what the core does', async () => {
    expect(await purchaseOn(site)).toEqual({ statements: 14, commits: 3 })
  })
})
