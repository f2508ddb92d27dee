import { afterAll, describe, expect, it } from 'vitest'
import { makeOwnDatabase, query } from './own-site/own-databases.ts'
import { runCommand } from './run/run-command.ts'

const NOWHERE = 'postgres://127.0.0.1:1/none'
const own = await makeOwnDatabase(process.env['DATABASE_URL'] ?? NOWHERE, 'migrate')
afterAll(() => own.drop())

/** The role of one address at the place of another, as behind a pooler. */
const atPooler = (url: string): string => {
  const pooler = new URL(url)
  pooler.port = '1'
  return pooler.href
}

const migrate = (env: Record<string, string>) =>
  runCommand('node', ['scripts/migrate.ts'], { env: { DATABASE_URL: '', DATABASE_DIRECT_URL: '', ...env } })

const count = async (table: string): Promise<number> =>
  Number((await query<{ n: string }>(own.url, `select count(*) as n from ${table}`))[0]?.n)

describe('npm run migrate', () => {
  it('brings an empty database to this release past the pooler, and puts nothing into it', async () => {
    const { code, output } = await migrate({
      DATABASE_URL: atPooler(own.url),
      DATABASE_DIRECT_URL: own.url,
      PROFILE: 'demo',
    })
    expect(output).toMatch(/^0001_[\s\S]*\n\d+ applied\n$/)
    expect(code).toBe(0)
    expect(await count('schema_function')).toBeGreaterThan(50)
    for (const table of ['content_document', 'line', 'staff']) expect(await count(table)).toBe(0)
  }, 120_000)

  it('finds nothing to do the next time', async () => {
    expect(await migrate({ DATABASE_URL: own.url })).toMatchObject({
      code: 0,
      output: 'the schema is up to date\n',
    })
  }, 60_000)

  it.each([
    ['no address', {}, 'DATABASE_URL is missing'],
    ['a database that is away', { DATABASE_URL: NOWHERE }, 'ECONNREFUSED'],
  ])('control: %s is an error', async (_, env, says) => {
    const { code, output } = await migrate(env)
    expect(code).toBe(1)
    expect(output).toContain(says)
  })
})
