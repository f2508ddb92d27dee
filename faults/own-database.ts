import { runMigrations } from '#platform/db/migrate.ts'
import { makeOwnDatabase } from '../scripts/own-site/own-databases.ts'

/** A migrated database for one attack, gone afterwards. */
export const withOwnDatabase = <T>(work: (url: string) => Promise<T>): Promise<T> =>
  withEmptyDatabase(async (url) => {
    await runMigrations(url)
    return work(url)
  })

export async function withEmptyDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const admin = process.env['DATABASE_URL']
  if (!admin) throw new Error('DATABASE_URL is missing')
  const { url, drop } = await makeOwnDatabase(admin, 'fault')
  try {
    return await work(url)
  } finally {
    await drop()
  }
}
