import { sql } from '@payloadcms/db-postgres'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { database } from '../staff/database.ts'

export type Condition = ReturnType<typeof sql>

/** The newest state of a document as the start page shows it. */
export type Listed = {
  readonly collection: string
  readonly id: number
  readonly publicId: string
  readonly en: string
  readonly my: string
  readonly stage: string
  /** Readers see it, in this state or an earlier one. */
  readonly live: boolean
  readonly writer: string
  readonly changedAt: string
  readonly endsAt: string | null
  readonly links: readonly string[]
}

const tableOf = (slug: string): string => slug.replaceAll('-', '_')

const isLocalized = ({ fields, admin }: SanitizedCollectionConfig): boolean =>
  fields.some(
    (field) => 'name' in field && field.name === admin.useAsTitle && 'localized' in field && field.localized,
  )

const column = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** One select per collection with the same columns; all of it is a few hundred rows. */
function newestOf(config: SanitizedCollectionConfig): Condition {
  const [versions, locales] = [`_${tableOf(config.slug)}_v`, `_${tableOf(config.slug)}_v_locales`]
  const title = sql.identifier(`version_${column(config.admin.useAsTitle ?? 'publicId')}`)
  const titleIn = (language: 'en' | 'my'): Condition =>
    isLocalized(config)
      ? sql`(select ${title} from ${sql.identifier(locales)} l where l._parent_id = v.id and l._locale = ${language})`
      : sql`${title}`
  const table = sql.identifier(tableOf(config.slug))
  return sql`select ${config.slug}::text as collection, v.parent_id as id, v.version_public_id as public_id,
    ${titleIn('en')} as en, ${titleIn('my')} as my, v.version_stage as stage,
    v.version__status = 'published' as published, v.version_writer_id as writer_id, v.version_writer_name as writer,
    v.version_updated_at as changed_at, v.version_visible_to as ends_at,
    exists (select from ${table} d where d.id = v.parent_id and d._status = 'published') as live,
    exists (select from ${sql.identifier(versions)} old
      where old.parent_id = v.parent_id and old.version__status = 'published') as was_published,
    v.version_burmese_missing as burmese_missing, v.version_search_text as search_text, v.version_links_out as links_out
    from ${sql.identifier(versions)} v where v.latest and v.version_deleted_at is null`
}

/** Every type of document with drafts; pictures and accounts are none. */
export const documentTypes = (payload: Payload): SanitizedCollectionConfig[] =>
  payload.config.collections.filter(({ fields }) =>
    fields.some((field) => 'name' in field && field.name === 'stage'),
  )

type Question = {
  readonly where: Condition
  readonly order: Condition
  readonly limit: number
  /** How many to leave out at the beginning. */
  readonly after?: number
}

const everything = (payload: Payload): Condition =>
  sql`(${sql.join(documentTypes(payload).map(newestOf), sql` union all `)}) as everything`

export async function countDocuments(payload: Payload, where: Condition): Promise<number> {
  const { rows } = await database(payload).execute(
    sql`select count(*)::int as n from ${everything(payload)} where ${where}`,
  )
  return Number(rows[0]?.['n'] ?? 0)
}

export async function findDocuments(
  payload: Payload,
  { where, order, limit, after = 0 }: Question,
): Promise<Listed[]> {
  const { rows } = await database(payload).execute(sql`
    select * from ${everything(payload)} where ${where} order by ${order} limit ${limit} offset ${after}`)
  return rows.map((row) => ({
    collection: String(row['collection']),
    id: Number(row['id']),
    publicId: String(row['public_id']),
    en: String(row['en'] ?? ''),
    my: String(row['my'] ?? ''),
    stage: String(row['stage'] ?? 'DRAFT'),
    live: row['live'] === true,
    writer: String(row['writer'] ?? ''),
    changedAt: new Date(String(row['changed_at'])).toISOString(),
    endsAt: row['ends_at'] ? new Date(String(row['ends_at'])).toISOString() : null,
    links: String(row['links_out'] ?? '')
      .split('\n')
      .filter(Boolean),
  }))
}
