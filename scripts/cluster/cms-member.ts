import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '#brand'
import { migrateCms } from '../../apps/cms/tasks/migrate.ts'
import { payload, run } from '../../apps/cms/tasks/run.ts'
import { query } from '../own-site/own-databases.ts'
import { root } from '../root.ts'
import { openOutbox } from '../setup/cms-database.ts'
import { createDatabaseSql } from '../setup/database.ts'
import { cmsUrls, superuserUrl } from './database-addresses.ts'
import { ADDRESSES, CA, inCluster, PORTS } from './places.ts'
import type { Member } from './running.ts'
import { clusterSecrets } from './values.ts'

/** Its build takes minutes and the website does not need it: it is part of the cluster where `npm run cms:build` was run. */
export const cmsIsBuilt = (): boolean => existsSync(join(root, 'apps/cms/.next/standalone/server.js'))

export const cmsAddress = `http://${ADDRESSES.WATCH_ADDRESS}:${PORTS.CMS_PORT}`

const settings = (): Record<string, string> => ({
  PROFILE: 'demo',
  NODE_EXTRA_CA_CERTS: CA,
  CMS_DATABASE_URL: cmsUrls().url,
  CMS_SECRET: clusterSecrets().CMS_SECRET,
  CMS_READER_KEY: clusterSecrets().CMS_SECRET,
  CMS_URL: cmsAddress,
  CMS_HOST: ADDRESSES.WATCH_ADDRESS,
  CMS_PORT: String(PORTS.CMS_PORT),
  CMS_ADMIN_EMAIL: `admin@${brand.domain}`,
  CMS_ADMIN_PASSWORD: clusterSecrets().CMS_PASSWORD,
  CMS_SMTP_URL: `smtp://127.0.0.1:${PORTS.SIMULATOR_SMTP_PORT}`,
  MEDIA_DIR: inCluster('media'),
})

/** Its own database and role; past the pooler, because it keeps transactions open while editors save. */
export async function fillCms(): Promise<void> {
  const { CMS_PASSWORD } = clusterSecrets()
  const has = async (sql: string) => (await query(superuserUrl(), sql)).length > 0
  for (const role of ['portal_cms', 'portal_cms_outbox']) {
    const verb = (await has(`select from pg_roles where rolname = '${role}'`)) ? 'alter' : 'create'
    await query(superuserUrl(), `${verb} role ${role} login password '${CMS_PASSWORD}'`)
  }
  if (!(await has(`select from pg_database where datname = 'portal_cms'`))) {
    await query(superuserUrl(), createDatabaseSql('portal_cms', 'portal_cms'))
    await query(superuserUrl(), 'revoke connect on database portal_cms from public')
    await query(superuserUrl(), 'grant connect on database portal_cms to portal_cms_outbox')
  }
  const { url } = cmsUrls()
  await migrateCms(url, clusterSecrets().CMS_SECRET, (sql) => query<{ name: string }>(url, sql))
  await openOutbox(cmsUrls())
  await run(payload('run', 'scripts/accounts.ts'), settings())
}

export const cmsMember = (): Member => ({
  name: 'cms',
  command: 'node',
  args: ['apps/cms/main.ts'],
  env: settings(),
  ready: async () =>
    (await fetch(`${cmsAddress}/api/posts?limit=1`, { signal: AbortSignal.timeout(5_000) })).ok,
})
