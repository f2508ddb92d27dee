import pg from 'pg'

/** What a journey must see or make older itself, in the product's own database. */
export async function ask<Row extends pg.QueryResultRow = Record<string, unknown>>(
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

export const run = (sql: string, values: readonly unknown[]): Promise<void> =>
  ask(sql, values).then(() => undefined)

/** A journey may have moved the clock of the product. */
export async function nowOfProduct(): Promise<Date> {
  const [row] = await ask<{ now: Date }>(`select platform.now() as now`, [])
  return row?.now ?? new Date()
}

/** As the database writes a number that people write with 09. */
export const stored = (number: string): string => `95${number.slice(1)}`
