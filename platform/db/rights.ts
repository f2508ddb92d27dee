import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { SERVING, type Serving } from '../config/serving-database.ts'

/** The owner's name, an underscore and who it is. */
export const servingRole = (owner: string, serving: Serving): string => `${owner}_${serving}`

/** As PostgreSQL itself writes rights down: a is insert, d delete, r select, w update. */
const RIGHTS = { a: 'insert', d: 'delete', r: 'select', w: 'update' } as const
const letters = z.string().regex(/^[adrw]*$/)
/** Staff are not named where they have no business. */
const byServing = z.strictObject({ api: letters, worker: letters, staff: letters.default('') })

const Rights = z.strictObject({
  tables: z.record(z.string(), byServing),
  /** Where a role may do more with one column than with its table. */
  columns: z.record(z.string(), z.record(z.string(), byServing)),
  /** Those of the ledger, and all that have the rights of the owner. Others are for everybody who serves. */
  functions: z.record(z.string(), z.array(z.enum(SERVING))),
})
export type Rights = z.output<typeof Rights>

export const RIGHTS_FILE = join(import.meta.dirname, '../../db/rights.json')

export const rightsText = (): string => readFileSync(RIGHTS_FILE, 'utf8')
export const readRights = (): Rights => Rights.parse(JSON.parse(rightsText()))

const named = (given: string, suffix = ''): string =>
  given
    .split('')
    .map((letter) => `${RIGHTS[letter as keyof typeof RIGHTS]}${suffix}`)
    .join(', ')

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const SCHEMAS = 'public, ledger, fibre, platform, pgboss, months'

/** Only named roles may connect, and none of them may create anything, not even temporary tables. */
const closeDoors = (database: string): string[] => [
  `revoke connect, temporary on database ${quoted(database)} from public`,
  'revoke create on schema public from public',
  'revoke execute on all functions in schema public, ledger, platform from public',
]

/** What one role may do, from nothing. */
function grantsOf(role: string, serving: Serving, rights: Rights, database: string): string[] {
  const to = quoted(role)
  const tables = Object.entries(rights.tables).map(([table, given]) => [named(given[serving]), table])
  const columns = Object.entries(rights.columns).flatMap(([table, those]) =>
    Object.entries(those).map(([column, given]) => [named(given[serving], ` (${column})`), table]),
  )
  const functions = Object.entries(rights.functions)
  return [
    `revoke all on all tables in schema ${SCHEMAS} from ${to}`,
    `revoke all on all functions in schema public, ledger, platform from ${to}`,
    `grant connect on database ${quoted(database)} to ${to}`,
    `grant usage on schema public, ledger, fibre, platform, pgboss to ${to}`,
    `grant execute on all functions in schema public, platform to ${to}`,
    ...functions
      .filter(([, who]) => !who.includes(serving))
      .map(([name]) => `revoke execute on function ${name} from ${to}`),
    ...functions
      .filter(([, who]) => who.includes(serving))
      .map(([name]) => `grant execute on function ${name} to ${to}`),
    ...[...tables, ...columns]
      .filter(([given]) => given !== '')
      .map(([given, table]) => `grant ${given} on ${table} to ${to}`),
  ]
}

type Place = { readonly owner: string; readonly database: string; readonly roles: ReadonlySet<string> }

/** For the roles that exist: a developer's machine may have only the owner's. */
export const rightsStatements = (rights: Rights, { owner, database, roles }: Place): string[] => [
  ...closeDoors(database),
  ...SERVING.map((serving) => ({ serving, role: servingRole(owner, serving) }))
    .filter(({ role }) => roles.has(role))
    .flatMap(({ serving, role }) => grantsOf(role, serving, rights, database)),
]
