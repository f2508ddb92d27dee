import type pg from 'pg'
import { SERVING } from '../config/serving-database.ts'
import { readRights, rightsStatements, servingRole, type Rights } from './rights.ts'

const WHERE = `select current_user as owner, current_database() as database,
  array(select rolname::text from pg_roles where rolname = any($1)) as roles`

/** In one transaction: at no moment has a serving role fewer rights than before and after. */
export async function applyRights(client: pg.Client, rights: Rights = readRights()): Promise<void> {
  const { rows: me } = await client.query<{ owner: string }>('select current_user as owner')
  const names = SERVING.map((serving) => servingRole(me[0]?.owner ?? '', serving))
  const { rows } = await client.query<{ owner: string; database: string; roles: string[] }>(WHERE, [names])
  const [place] = rows
  if (!place) throw new Error('the database does not say whose it is')
  const statements = rightsStatements(rights, { ...place, roles: new Set(place.roles) })
  await client.query(['begin', ...statements, 'commit'].join(';\n')).catch(async (error: unknown) => {
    await client.query('rollback')
    throw new Error('the rights of db/rights.json cannot be given', { cause: error })
  })
}
