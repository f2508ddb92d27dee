import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { freshDatabase } from '#db/test-database.ts'
import { openCmsOutbox } from './cms-outbox.ts'

const TABLE = `create table content_outbox (
  id bigint generated always as identity primary key, collection text not null, public_id text not null,
  noted_at timestamptz not null default now())`

async function outboxWith(count: number) {
  const { url } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(TABLE)
  await client.query(
    `insert into content_outbox (collection, public_id) select 'posts', 'p' || n from generate_series(1, ${count}) n`,
  )
  const open = () => {
    const outbox = openCmsOutbox({ url, onError: () => {} })
    onTestFinished(() => outbox.close())
    return outbox
  }
  onTestFinished(() => client.end())
  const left = async () => Number((await client.query('select count(*) as n from content_outbox')).rows[0].n)
  return { client, open, left }
}

describe('the outbox of the CMS', () => {
  it('hands over the oldest rows in order and forgets them', async () => {
    const { open, left } = await outboxWith(3)
    const seen: string[] = []
    const taken = await open().take(2, async (rows) => void seen.push(...rows.map((row) => row.publicId)))
    expect([taken, seen, await left()]).toEqual([2, ['p1', 'p2'], 1])
  })

  it('keeps the rows when the work fails', async () => {
    const { open, left } = await outboxWith(2)
    const outbox = open()
    await expect(outbox.take(10, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await left()).toBe(2)
    expect(await outbox.take(10, async () => {})).toBe(2)
  })

  it('belongs to one process; the next one carries on when it is gone', async () => {
    const { open } = await outboxWith(1)
    const [first, second] = [open(), open()]
    expect(await first.take(1, async () => {})).toBe(1)
    expect(await second.take(1, async () => {})).toBeNull()
    await first.close()
    await vi.waitFor(async () => expect(await second.take(1, async () => {})).toBe(0), { timeout: 5_000 })
  })

  it('wakes its reader', async () => {
    const { client, open } = await outboxWith(0)
    const told = vi.fn()
    open().onNotice(told)
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 5_000 })
    told.mockClear()
    await client.query(`select pg_notify('content_outbox', 'posts')`)
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 5_000 })
  })
})
