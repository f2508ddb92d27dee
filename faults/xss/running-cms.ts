import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrateCms } from '../../apps/cms/tasks/migrate.ts'
import { payload, run, start } from '../../apps/cms/tasks/run.ts'
import { root } from '../../scripts/root.ts'
import { query, withEmptyDatabase } from '../own-database.ts'

export type Cms = {
  readonly url: string
  /** A published document by the CMS's own API, as an administrator; null when it was refused. */
  publish(collection: string, data: object): Promise<{ readonly id: number } | null>
}

const PORT = process.env['FAULT_CMS_PORT'] ?? '9165'
const BOOT_MS = 120_000

export const cmsIsBuilt = (): boolean => existsSync(join(root, 'apps/cms/.next/standalone/server.js'))

/** The built CMS on a database of its own: migrated, with one account, gone afterwards. */
export const withCms = <T>(work: (cms: Cms) => Promise<T>): Promise<T> =>
  withEmptyDatabase(async (databaseUrl) => {
    const secret = () => randomBytes(24).toString('hex')
    const media = mkdtempSync(join(root, '.run', 'xss-media-'))
    const env = {
      CMS_DATABASE_URL: databaseUrl,
      CMS_SECRET: secret(),
      CMS_URL: `http://127.0.0.1:${PORT}`,
      CMS_PORT: PORT,
      MEDIA_DIR: media,
      CMS_ADMIN_EMAIL: 'admin@example.com',
      CMS_ADMIN_PASSWORD: secret(),
    }
    if (!cmsIsBuilt()) throw new Error('the CMS is not built')
    await migrateCms(databaseUrl, env.CMS_SECRET, (sql) => query<{ name: string }>(databaseUrl, sql))
    await run(payload('run', 'scripts/accounts.ts'), env)
    const server = start(['main.ts'], env)
    try {
      return await work(await signIn(env.CMS_URL, env.CMS_ADMIN_EMAIL, env.CMS_ADMIN_PASSWORD))
    } finally {
      server.kill()
      rmSync(media, { recursive: true, force: true })
    }
  })

async function signIn(url: string, email: string, password: string): Promise<Cms> {
  const credentials = await untilAnswered(() => send(`${url}/api/users/login`, { email, password }))
  const { token } = (await credentials.json()) as { token: string }
  return {
    url,
    publish: async (collection, data) => {
      const answer = await send(
        `${url}/api/${collection}?locale=en&depth=0`,
        { ...data, _status: 'published' },
        token,
      )
      if (answer.status >= 500) throw new Error(`the CMS answered ${answer.status} for ${collection}`)
      return answer.ok ? ((await answer.json()) as { doc: { id: number } }).doc : null
    },
  }
}

const send = (address: string, body: object, token?: string): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    body: JSON.stringify(body),
  })

async function untilAnswered(ask: () => Promise<Response>): Promise<Response> {
  const end = Date.now() + BOOT_MS
  while (Date.now() < end) {
    const answer = await ask().catch(() => null)
    if (answer?.ok) return answer
    await sleep(300)
  }
  throw new Error('the CMS did not start')
}
