import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { servedDatabase } from '#db/test-database.ts'
import { makeFileStore } from '#modules/files/index.ts'
import type { Database } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import { makeSweepTickets, makeTicketForgetStore } from './index.ts'
import { ticketSite } from './test-ticket-site.ts'

let at: Awaited<ReturnType<typeof ticketSite>>
let worker: Database
beforeAll(async () => {
  at = await ticketSite()
  worker = servedDatabase(at.site.url, 'worker')
})

/** A photo that is sent and checked, and belongs to nothing yet. */
async function aPhoto(line: string): Promise<string> {
  const { db, clock } = at.site
  const { id: accountId } = await db
    .selectFrom('account')
    .select('id')
    .where('number', '=', line)
    .executeTakeFirstOrThrow()
  const [id, now] = [randomUUID(), clock.now()]
  const file = { id, kind: 'PHOTO', type: 'image/jpeg', bytes: 9 } as const
  const store = makeFileStore(db)
  await store.begin({ ...file, owner: { accountId, line }, keySealed: Buffer.alloc(40), now, dueAt: now })
  await store.checking(id)
  return id
}

type Say = (token: string, no: string, fileIds: string[]) => Promise<unknown>
it.each<[string, Say]>([
  ['reply', (token, no, fileIds) => at.reply(token, no, { fileIds })],
  ['report', (token, _no, fileIds) => at.report(token, { fileIds })],
])(
  'a %s with a photo goes with the line that is forgotten meanwhile, and the photo loses its key',
  async (_, say) => {
    const { db, clock } = at.site
    const { token, number } = await at.site.person(0)
    const { ticketNo } = await at.report(token)
    const fileId = await aPhoto(number)
    await at.oneAfterTheOther(
      sql`select from file_object where id = ${fileId} for update`,
      () => say(token, ticketNo, [fileId]),
      () => inTransaction(worker, (tx) => makeTicketForgetStore(tx).forgetLine(number, clock.now())),
    )
    expect(await sql`select 1 from ticket where line = ${number}`.execute(db)).toMatchObject({ rows: [] })
    const photo = await makeFileStore(db).find(fileId)
    expect(photo).toMatchObject({ thing: expect.stringMatching(/^ticket:/), state: 'ENDED', keySealed: null })
  },
)

it('a ticket merged into one that is old enough to be deleted is not deleted with it', async () => {
  const { db, clock } = at.site
  const { token } = await at.site.person(0)
  const agent = await at.colleague()
  const [old, fresh] = [await at.report(token), await at.report(token)]
  await sql`update ticket set status = 'CLOSED', ended_at = ${clock.now()}::timestamptz - interval '3 years', clock_at = null,
    answer_by = null where id = ${old.ticketId}`.execute(db)
  await at.take(agent, fresh)
  const sweep = makeSweepTickets({ db: worker, clock })
  const [merged] = await at.oneAfterTheOther(
    sql`select from ticket_message where ticket_id = ${fresh.ticketId} for update`,
    () => at.merge(agent, fresh, old),
    () => sweep(new AbortController().signal),
  )
  expect(merged).toBe('SUCCESS')
  const found = await at.read(token, fresh.ticketNo)
  expect(found).toMatchObject({ ticketNo: old.ticketNo, status: 'REOPENED' })
  expect(found.thread).toHaveLength(2)
})
