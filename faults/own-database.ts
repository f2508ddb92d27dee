import { runMigrations } from '#platform/db/migrate.ts'
import { makeOwnDatabase, type OwnDatabase } from '../scripts/own-site/own-databases.ts'

const adminUrl = (): string => {
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is missing')
  return url
}

let migrated: Promise<OwnDatabase> | undefined

/** Migrated once per run and copied for each attack, which is ten times as fast. */
async function migrateOnce(): Promise<OwnDatabase> {
  const database = await makeOwnDatabase(adminUrl(), 'fault')
  await runMigrations(database.url)
  return database
}

/** At the end of a run. */
export const dropMigrated = async (): Promise<void> => (await migrated)?.drop()

/** A migrated temporary database for one attack. */
export const withOwnDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> =>
  during(await makeOwnDatabase(adminUrl(), 'fault', (await (migrated ??= migrateOnce())).url), work)

export const withEmptyDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> =>
  during(await makeOwnDatabase(adminUrl(), 'fault'), work)

async function during<T>({ url, drop }: OwnDatabase, work: (url: string) => Promise<T>): Promise<T> {
  try {
    return await work(url)
  } finally {
    await drop()
  }
}
