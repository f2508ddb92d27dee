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

const COLUMNS = ['search_text', 'links_out']

/** What the search of the start page looks in; filled by the next save of each document. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES)
    for (const column of COLUMNS) {
      await db.execute(sql.raw(`alter table "${table}" add column "${column}" varchar`))
      await db.execute(sql.raw(`alter table "_${table}_v" add column "version_${column}" varchar`))
    }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of TABLES)
    for (const column of COLUMNS) {
      await db.execute(sql.raw(`alter table "_${table}_v" drop column "version_${column}"`))
      await db.execute(sql.raw(`alter table "${table}" drop column "${column}"`))
    }
}
