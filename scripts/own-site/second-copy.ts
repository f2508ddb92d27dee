import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { HIGHEST_PORT_BASE, PORT_NAMES, portBaseOf, portFromBase } from '#platform/config/ports.ts'
import { readSeed } from '#db/seed/read-seed.ts'
import { seed } from '#db/seed/run-seed.ts'
import { servingDatabases } from '#platform/config/serving-database.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { ensureOfficeIsBuilt } from '../../apps/office/tasks/build.ts'
import { buildIsStale, buildWeb } from '../build.ts'
import { root } from '../root.ts'
import { fillPorts } from '../run/load-env.ts'
import { isFree } from '../run/ports.ts'
import { copySettings } from '../setup/copy-settings.ts'
import { makeOwnDatabase } from './own-databases.ts'

export type SecondCopy = {
  /** For starting and visiting it: every address of the first copy is replaced. */
  readonly env: NodeJS.ProcessEnv
  remove(): Promise<void>
}

const APART = 100

/** The nearest base above the first copy's where all ports are free. */
async function freeBase(first: number): Promise<number> {
  for (let base = first + APART; base <= HIGHEST_PORT_BASE; base += APART) {
    const free = await Promise.all(PORT_NAMES.map((name) => isFree(portFromBase(name, base))))
    if (!free.includes(false)) return base
  }
  throw new Error('there is no room for a second copy: every base of ports has one that is taken')
}

/** A copy of the website beside the first, without a CMS, on a new database: what is done to it happens to nobody else. */
export async function makeSecondCopy(): Promise<SecondCopy> {
  // Playwright does not wait as long as a first build takes on a busy machine.
  if (buildIsStale()) await buildWeb()
  ensureOfficeIsBuilt()
  const base = String(await freeBase(portBaseOf(process.env)))
  const database = await makeOwnDatabase(process.env['DATABASE_URL'] ?? '', 'own_copy')
  await runMigrations(database.url)
  const db = makeDatabase(database.url)
  await seed(db, readSeed(), { demo: true, voucherKey: process.env['VOUCHER_KEY'] })
  await db.destroy()
  mkdirSync(join(root, '.run'), { recursive: true })
  const folder = mkdtempSync(join(root, '.run', 'second-copy-'))
  const env: Record<string, string> = {
    ...copySettings({ PORT_BASE: base }),
    PROFILE: 'demo',
    DATABASE_URL: database.url,
    ...servingDatabases(process.env, database.url),
    RUN_DIR: folder,
    MEDIA_DIR: join(folder, 'media'),
    PUBLIC_ORIGIN: `http://localhost:${base}`,
    OFFICE_ORIGIN: `http://localhost:${portFromBase('OFFICE_PORT', Number(base))}`,
    // An empty setting counts as none: the first copy's CMS is not this one's.
    CMS_DATABASE_URL: '',
    CMS_OUTBOX_URL: '',
    CMS_URL: '',
    CMS_PREVIEW_URL: '',
  }
  fillPorts(env)
  return {
    env,
    async remove() {
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
