import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Beside Payload's own tables, because no collection and so no call of its API may reach them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table staff_factor (
      user_id integer primary key references users (id) on delete cascade,
      secret_sealed text,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      failed integer not null default 0,
      locked_until timestamptz,
      pending_sealed text,
      pending_at timestamptz
    )`)
  await db.execute(sql`
    create table staff_recovery_code (
      user_id integer not null references users (id) on delete cascade,
      hash text not null,
      used_at timestamptz,
      primary key (user_id, hash)
    )`)
  await db.execute(sql`
    create table staff_session (
      session_id text primary key,
      user_id integer not null references users (id) on delete cascade,
      passed_at timestamptz not null default now()
    )`)
  await db.execute(sql`create index staff_session_of_user on staff_session (user_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table staff_session, staff_recovery_code, staff_factor`)
}
