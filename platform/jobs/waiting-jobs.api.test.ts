import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { waitingJobs } from './waiting-jobs.ts'

const work = [{ rows: { table: 'waits', id: 'id', due: 'due_at' }, job: { name: 'waits.do' } }]

it('rows whose time has come are counted with the age of the oldest; those of tomorrow are not', async () => {
  const { db } = await freshDatabase()
  const now = new Date('2026-11-18T04:00:00Z')
  await sql`create table waits (id uuid primary key default gen_random_uuid(), due_at timestamptz)`.execute(
    db,
  )
  expect(await waitingJobs(db, work, now)).toEqual([{ job: 'waits.do', waiting: 0, oldestSeconds: 0 }])
  await sql`insert into waits (due_at) values
    ('2026-11-18T03:50:00Z'), ('2026-11-18T03:59:00Z'), ('2026-11-19T00:00:00Z'), (null)`.execute(db)
  expect(await waitingJobs(db, work, now)).toEqual([{ job: 'waits.do', waiting: 2, oldestSeconds: 600 }])
})
