import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeOwnCms } from '../../apps/cms/tasks/own-cms.ts'
import { root } from '../../scripts/root.ts'
import { freePort } from '../../scripts/run/child-server.ts'
import { query } from '../../scripts/own-site/own-databases.ts'
import { withEmptyDatabase } from '../own-database.ts'

export type Cms = {
  readonly url: string
  /** A published document by the CMS's own API, as an administrator; null when it was refused. */
  publish(collection: string, data: object): Promise<{ readonly id: number } | null>
}

/** The built CMS on a database of its own: migrated, with one account, gone afterwards. */
export const withCms = <T>(work: (cms: Cms) => Promise<T>): Promise<T> =>
  withEmptyDatabase(async (databaseUrl) => {
    const mediaFolder = mkdtempSync(join(root, '.run', 'xss-media-'))
    const cms = await makeOwnCms({
      databaseUrl,
      port: await freePort(),
      mediaFolder,
      query: (sql) => query<{ name: string }>(databaseUrl, sql),
    })
    try {
      await cms.start()
      return await work(await signIn(cms.url, cms.admin))
    } finally {
      await cms.stop()
      rmSync(mediaFolder, { recursive: true, force: true })
    }
  })

async function signIn(url: string, account: { email: string; password: string }): Promise<Cms> {
  const { token } = (await send(`${url}/api/users/login`, account).then((answer) => answer.json())) as {
    token: string
  }
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
