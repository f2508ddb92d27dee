import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { brand } from '#brand'
import { root } from '../root.ts'
import { runCommand } from '../run/run-command.ts'

const NO_SUCH_DATABASE = '3D000'

/** Whether the address can be used now; a refused password or a missing database are told apart from a dead server. */
export async function tryDatabase(url: string): Promise<'works' | 'no-database' | 'refused'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 4000 })
  try {
    await client.connect()
    await client.query('select 1')
    return 'works'
  } catch (error) {
    return (error as { code?: string }).code === NO_SUCH_DATABASE ? 'no-database' : 'refused'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Collation by code point: the order of Burmese text is ours, and the same on every machine. */
export const createDatabaseSql = (name: string, owner: string): string =>
  `create database "${name}" owner "${owner}" template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`

export async function createDatabase(url: string): Promise<void> {
  const target = new URL(url)
  const name = decodeURIComponent(target.pathname.slice(1))
  target.pathname = '/postgres'
  const client = new pg.Client({ connectionString: target.href })
  await client.connect()
  try {
    await client.query(createDatabaseSql(name, decodeURIComponent(target.username)))
  } finally {
    await client.end()
  }
}

/** As the database's own superuser, by whichever way this machine has. */
export async function asSuperuser(sql: string): Promise<string> {
  const psql = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-At', '-d', 'postgres', '-f', '-']
  const ways: Array<[string, string[]]> =
    process.getuid?.() === 0
      ? [['runuser', ['-u', 'postgres', '--', 'psql', ...psql]]]
      : [
          ['psql', psql],
          ['sudo', ['-n', '-u', 'postgres', 'psql', ...psql]],
        ]
  const words: string[] = []
  for (const [command, args] of ways) {
    const { code, output } = await runCommand(command, args, { input: sql })
    if (code === 0) return output.trim()
    words.push(output.trim())
  }
  throw new Error(
    `no right to create a database: set DATABASE_URL in .env to one you own\n${words.join('\n')}`,
  )
}

/** The plain name, or, when another checkout on this machine has it already, one with a mark of this checkout. */
async function freeName(copy: string | null): Promise<string> {
  const plain = copy ? `${brand.slug}_${copy}` : brand.slug
  const marked = `${plain}_${createHash('sha256').update(root).digest('hex').slice(0, 8)}`
  const taken = await asSuperuser(
    `select rolname from pg_roles where rolname = '${plain}' union select datname from pg_database where datname = '${plain}';`,
  )
  return taken === '' ? plain : marked
}

/** For a run that nobody keeps: what an earlier one left under the same name would be read as what editors wrote. */
export async function forgetLeftOver(name: string): Promise<void> {
  if (process.env['SETUP_FRESH'] === '1') await asSuperuser(`drop database if exists "${name}" with (force);`)
}

/** A role and a database of our own with a password nobody chose; answers the address. `copy` marks a second one. */
export async function makeOwnDatabase(host: string, port: number, copy: string | null): Promise<string> {
  const name = await freeName(copy)
  await forgetLeftOver(name)
  const password = randomBytes(24).toString('hex')
  const exists = await asSuperuser(`select count(*) from pg_roles where rolname = '${name}';`)
  const verb = exists === '0' ? 'create' : 'alter'
  await asSuperuser(`${verb} role "${name}" login createdb password '${password}';`)
  const url = `postgres://${name}:${password}@${host}:${port}/${name}`
  if ((await tryDatabase(url)) === 'no-database') await createDatabase(url)
  return url
}
