import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Every collection of documents as of this day. */
const TABLES = [
  'announcements',
  'awards',
  'banners',
  'categories',
  'digital_groups',
  'digital_services',
  'faqs',
  'fibre_words',
  'footers',
  'idd_rates',
  'jobs',
  'menus',
  'package_groups',
  'package_words',
  'pages',
  'posts',
  'roam_rates',
  'roam_zones',
  'search_destinations',
  'shops',
  'ussd_codes',
]

const COLUMNS = [
  ['stage', 'varchar'],
  ['writer_id', 'numeric'],
  ['writer_name', 'varchar'],
  ['deleted_at', 'timestamp(3) with time zone'],
] as const

const INDEXED = ['stage', 'writer_id', 'deleted_at']

/** Where a document stands, who wrote it, the bin, and what colleagues said about it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    for (const [column, type] of COLUMNS) {
      await db.execute(sql.raw(`alter table "${table}" add column "${column}" ${type}`))
      await db.execute(sql.raw(`alter table "_${table}_v" add column "version_${column}" ${type}`))
    }
    for (const column of INDEXED) {
      await db.execute(sql.raw(`create index "${table}_${column}_idx" on "${table}" ("${column}")`))
      await db.execute(
        sql.raw(`create index "_${table}_v_version_${column}_idx" on "_${table}_v" ("version_${column}")`),
      )
    }
    await db.execute(
      sql.raw(
        `update "${table}" set "stage" = case when "_status" = 'published' then 'PUBLISHED' else 'DRAFT' end`,
      ),
    )
    await db.execute(
      sql.raw(
        `update "_${table}_v" set "version_stage" = case when "version__status" = 'published' then 'PUBLISHED' else 'DRAFT' end`,
      ),
    )
  }
  await db.execute(sql`create table review_note (
    id bigint generated always as identity primary key,
    collection text not null,
    document_id integer not null,
    deed text not null,
    by_id integer not null,
    by_name text not null,
    words text not null,
    at timestamptz not null default now()
  )`)
  await db.execute(sql`create index review_note_document_idx on review_note (collection, document_id, id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table review_note`)
  for (const table of TABLES)
    for (const [column] of COLUMNS) {
      await db.execute(sql.raw(`alter table "_${table}_v" drop column "version_${column}"`))
      await db.execute(sql.raw(`alter table "${table}" drop column "${column}"`))
    }
}
