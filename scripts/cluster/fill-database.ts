import { readFileSync } from 'node:fs'
import { readSeed } from '#db/seed/read-seed.ts'
import { seed } from '#db/seed/run-seed.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { runMigrations } from '#platform/db/migrate.ts'
import { query } from '../own-site/own-databases.ts'
import { createDatabaseSql } from '../setup/database.ts'
import { ownerUrl, ROLES, superuserUrl } from './database-addresses.ts'
import { inCluster } from './places.ts'
import { clusterSecrets } from './values.ts'

const exists = async (what: 'role' | 'database', name: string): Promise<boolean> => {
  const asked =
    what === 'role'
      ? `select from pg_roles where rolname = '${name}'`
      : `select from pg_database where datname = '${name}'`
  return (await query(superuserUrl(), asked)).length > 0
}

/** The owner, and those who serve: as docs/operations.md says it is done by hand. */
async function makeRoles(): Promise<void> {
  const { OWNER_PASSWORD, API_PASSWORD, WORKER_PASSWORD, STAFF_PASSWORD } = clusterSecrets()
  const passwords = [OWNER_PASSWORD, API_PASSWORD, WORKER_PASSWORD, STAFF_PASSWORD]
  const [owner = ''] = ROLES
  for (const [at, role] of ROLES.entries()) {
    const verb = (await exists('role', role)) ? 'alter' : 'create'
    await query(superuserUrl(), `${verb} role ${role} login password '${passwords[at]}'`)
    if (role !== owner) await query(superuserUrl(), `grant ${role} to ${owner}`)
  }
  await query(superuserUrl(), readFileSync(inCluster('watch', 'roles.sql'), 'utf8'))
  if (!(await exists('database', owner))) await query(superuserUrl(), createDatabaseSql(owner, owner))
}

/** Through the balancer, past the pooler, to whoever leads. A second run changes nothing. */
export async function fillDatabase(): Promise<void> {
  await makeRoles()
  await runMigrations(ownerUrl())
  const db = makeDatabase(ownerUrl())
  try {
    await seed(db, readSeed(), { demo: true, voucherKey: clusterSecrets().VOUCHER_KEY })
  } finally {
    await db.destroy()
  }
}
