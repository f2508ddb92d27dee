import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Links that set a password, hashed; beside Payload's own tables, like the second factor. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table staff_password_link (
      user_id integer not null references users (id) on delete cascade,
      kind text not null,
      hash text not null unique,
      made_at timestamptz not null default now(),
      ends_at timestamptz not null,
      primary key (user_id, kind)
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table staff_password_link`)
}
