import pg from 'pg'
import { servingDatabases } from '#platform/config/serving-database.ts'
import type { Count, Fault } from './fault.ts'
import { withOwnDatabase } from './own-database.ts'
import { FORBIDDEN } from './platform/forbidden-statements.ts'

const NO_RIGHT = '42501'

/** The result of each statement: its error code, or null when it was executed. Everything is rolled back. */
async function tryAll(url: string): Promise<readonly (string | null)[]> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
  } catch (error) {
    const code = codeOf(error)
    return FORBIDDEN.map(() => code)
  }
  const ends: (string | null)[] = []
  for (const statement of FORBIDDEN) {
    await client.query('begin')
    const end = await client.query(statement).then(() => null, codeOf)
    await client.query('rollback')
    if (end !== null && end !== NO_RIGHT) process.stderr.write(`${end}: ${statement}\n`)
    ends.push(end)
  }
  await client.end()
  return ends
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? error)

/** The CMS has a database of its own, and no business in this one. */
function cmsOn(url: string): string[] {
  const cms = process.env['CMS_DATABASE_URL']
  if (!cms) return []
  const there = new URL(cms)
  there.pathname = new URL(url).pathname
  return [there.href]
}

/** Run as every serving role. A statement that fails for another reason than a missing right proves nothing and counts as bad. */
const byRoles = (): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const {
      API_DATABASE_URL: api,
      WORKER_DATABASE_URL: worker,
      STAFF_DATABASE_URL: staff,
    } = servingDatabases(process.env, url)
    if (!api || !worker || !staff) throw new Error('no roles of those who serve: run "npm run setup"')
    const ends = await Promise.all([api, worker, staff, ...cmsOn(url)].map(tryAll))
    return { tried: ends.flat().length, bad: ends.flat().filter((end) => end !== NO_RIGHT).length }
  })

const byOwner = (): Promise<Count> =>
  withOwnDatabase(async (url) => {
    const ends = await tryAll(url)
    return { tried: ends.length, bad: ends.filter((end) => end === null).length }
  })

export const faults: readonly Fault[] = [
  { name: 'platform.roles', bar: 0, attack: byRoles, control: byOwner },
]
