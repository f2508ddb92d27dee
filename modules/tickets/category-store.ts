import { sql } from 'kysely'
import type { Database, Tx } from '#platform/db/database.ts'
import { StoredCategory } from './stored-category.ts'

export async function readCategories(db: Database | Tx): Promise<StoredCategory[]> {
  const { rows } = await sql<{ service: string; code: string; sort: number; body: object }>`
    select service, code, sort, body from ticket_category order by service, sort, code`.execute(db)
  return rows.map(({ service, code, sort, body }) => StoredCategory.parse({ ...body, service, code, sort }))
}

/** Writes one category as given. */
export async function putCategory(
  db: Database | Tx,
  { service, code, sort, ...body }: StoredCategory,
): Promise<void> {
  await sql`insert into ticket_category (service, code, sort, body) values (${service}, ${code}, ${sort}, ${JSON.stringify(body)})
    on conflict (service, code) do update set sort = excluded.sort, body = excluded.body`.execute(db)
}

export type AnswerTemplate = {
  readonly code: string
  readonly sort: number
  readonly title: string
  readonly titleMm: string
  readonly text: string
  readonly textMm: string
}

export async function readTemplates(db: Database | Tx): Promise<AnswerTemplate[]> {
  const { rows } = await sql<{ code: string; sort: number; body: Omit<AnswerTemplate, 'code' | 'sort'> }>`
    select code, sort, body from ticket_template order by sort, code`.execute(db)
  return rows.map(({ code, sort, body }) => ({ code, sort, ...body }))
}

export async function putTemplate(db: Database | Tx, { code, sort, ...body }: AnswerTemplate): Promise<void> {
  await sql`insert into ticket_template (code, sort, body) values (${code}, ${sort}, ${JSON.stringify(body)})
    on conflict (code) do update set sort = excluded.sort, body = excluded.body`.execute(db)
}
