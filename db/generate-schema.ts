import pg from 'pg'

type Column = { table: string; column: string; type: string; nullable: boolean; generated: boolean }

const COLUMNS = `
  select c.table_name as "table", c.column_name as "column", c.udt_name as "type",
         c.is_nullable = 'YES' as nullable,
         c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as generated
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
   where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
   order by c.table_name, c.ordinal_position`

const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  numeric: 'Rate',
  text: 'string',
  _text: 'string[]',
  _timestamptz: 'Date[]',
  timestamptz: 'Time',
  uuid: 'string',
}

const HEAD = `// Written by db/generate-schema.ts from the migrated database. Change a migration, not this file.
import type { ColumnType, Generated } from 'kysely'
`

const OWN_TYPES: Record<string, string> = {
  Time: `type Time = ColumnType<Date, Date | string, Date | string>\n`,
  Rate: `/** With its own decimals, so it comes out as text. */\ntype Rate = ColumnType<string, number | string, number | string>\n`,
  Json: `/** Goes in as text that is JSON already, comes out parsed. */\ntype Json = ColumnType<unknown, string, string>\n`,
}

const pascal = (name: string): string =>
  name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function typeOf({ table, column, type, nullable, generated }: Column): string {
  const known = TYPES[type]
  if (!known)
    throw new Error(`${table}.${column} is of type ${type}, which db/generate-schema.ts does not know`)
  const whole = nullable ? `${known} | null` : known
  return generated ? `Generated<${whole}>` : whole
}

/** The tables of a database as TypeScript. */
export async function generateSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(COLUMNS)
    const tables = Map.groupBy(rows, (row) => row.table)
    const bodies = [...tables].map(
      ([table, columns]) =>
        `export interface ${pascal(table)} {\n${columns.map((column) => `  ${column.column}: ${typeOf(column)}\n`).join('')}}\n`,
    )
    const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}\n`).join('')
    const used = new Set(rows.map((row) => TYPES[row.type]))
    const own = Object.entries(OWN_TYPES).flatMap(([name, text]) => (used.has(name) ? [text] : []))
    return `${HEAD}\n${own.join('')}\n${bodies.join('\n')}\nexport interface DB {\n${index}}\n`
  } finally {
    await client.end()
  }
}
