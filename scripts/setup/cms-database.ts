import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { asSuperuser, createDatabase, forgetLeftOver, tryDatabase } from './database.ts'

export type CmsDatabase = {
  /** The CMS's own role owns its own database; neither side can read the other's tables. */
  readonly url: string
  /** May read and clear the outbox and nothing else. */
  readonly outboxUrl: string
}

const address = (site: URL, role: string, password: string, database: string): string => {
  const url = new URL(site)
  url.username = role
  url.password = password
  url.pathname = `/${database}`
  return url.href
}

export async function makeRole(name: string): Promise<string> {
  const password = randomBytes(24).toString('hex')
  const exists = await asSuperuser(`select count(*) from pg_roles where rolname = '${name}';`)
  await asSuperuser(`${exists === '0' ? 'create' : 'alter'} role "${name}" login password '${password}';`)
  return password
}

/** Named after the site's database, so that two checkouts on one machine do not meet. */
export async function makeCmsDatabase(siteUrl: string): Promise<CmsDatabase> {
  const site = new URL(siteUrl)
  const database = `${decodeURIComponent(site.pathname.slice(1))}_cms`
  const [owner, projector] = [database, `${database}_outbox`]
  try {
    await forgetLeftOver(database)
    const url = address(site, owner, await makeRole(owner), database)
    const outboxUrl = address(site, projector, await makeRole(projector), database)
    const exists = await asSuperuser(`select count(*) from pg_database where datname = '${database}';`)
    if (exists === '0') {
      await asSuperuser(
        `create database "${database}" owner "${owner}" template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';`,
      )
    }
    await asSuperuser(
      `revoke connect on database "${database}" from public; grant connect on database "${database}" to "${projector}";`,
    )
    return { url, outboxUrl }
  } catch {
    // No right to make roles, as on a hosted database: the site's own role owns it, still as a database apart.
    const url = address(site, decodeURIComponent(site.username), decodeURIComponent(site.password), database)
    if ((await tryDatabase(url)) === 'no-database') await createDatabase(url)
    return { url, outboxUrl: url }
  }
}

export async function query<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** After the migrations: the outbox is a table of theirs. */
export async function openOutbox({ url, outboxUrl }: CmsDatabase): Promise<void> {
  const role = decodeURIComponent(new URL(outboxUrl).username)
  if (role !== decodeURIComponent(new URL(url).username)) {
    await query(url, `grant select, update, delete on content_outbox to "${role}"`)
  }
}
