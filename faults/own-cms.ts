import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeOwnCms, type OwnCms } from '../apps/cms/tasks/own-cms.ts'
import { query } from '../scripts/own-site/own-databases.ts'
import { root } from '../scripts/root.ts'
import { freePort } from '../scripts/run/free-port.ts'
import { withEmptyDatabase } from './own-database.ts'

/** The built CMS on a temporary database of its own: migrated, with one account. */
export const withOwnCms = <T>(work: (cms: OwnCms) => Promise<T>): Promise<T> =>
  withEmptyDatabase(async (databaseUrl) => {
    const mediaFolder = mkdtempSync(join(root, '.run', 'faults-media-'))
    const cms = await makeOwnCms({
      databaseUrl,
      port: await freePort(),
      mediaFolder,
      query: (sql) => query<{ name: string }>(databaseUrl, sql),
    })
    try {
      await cms.start()
      return await work(cms)
    } finally {
      await cms.stop()
      rmSync(mediaFolder, { recursive: true, force: true })
    }
  })
