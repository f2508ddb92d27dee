import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which document was touched, and nothing else: the projector re-reads it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table content_outbox (
      id bigint generated always as identity primary key,
      collection text not null,
      public_id text not null,
      noted_at timestamptz not null default now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table content_outbox`)
}
