import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { mustWriteTheSame, rowsWritten } from './rows-written.ts'

it('a reference that writes one row less is refused', async () => {
  const { db, url } = await freshDatabase()
  const put = (...numbers: string[]) =>
    sql`insert into line (number) select unnest(${numbers}::text[])`.execute(db)
  expect(await rowsWritten(url, () => put('959650000001'))).toEqual({ line: 1 })
  const two = () => put('959650000002', '959650000003')
  await expect(mustWriteTheSame(url, two, () => put('959650000004'))).rejects.toThrow('the reference writes')
  await mustWriteTheSame(
    url,
    () => put('959650000005'),
    () => put('959650000006'),
  )
})
