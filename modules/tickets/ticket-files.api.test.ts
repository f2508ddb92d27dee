import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Office } from '#apps/staff-api/test-office.ts'
import { wireFiles } from '#apps/wiring/files.ts'
import { getTicketFile } from '#contracts/staff/tickets.ts'
import type { Ticket } from '#contracts/tickets.ts'
import { servedDatabase } from '#db/test-database.ts'
import { fileRoutes, makeCheckFile, makeSendFile } from '#modules/files/index.ts'
import { STAFF_COOKIE } from '#contracts/staff/session.ts'
import { makeCategories, ticketRoutes } from './index.ts'

let site: ValueApp
let office: Office
let wired: ReturnType<typeof wireFiles>

beforeAll(async () => {
  site = await valueApp()
  const folder = await mkdtemp(join(tmpdir(), 'ticket-files-'))
  wired = wireFiles({ FILES_DIR: folder, FILES_KEY: '7d'.repeat(32), RUN_DIR: folder })
  const { clock, rules, queueSms } = site
  const db = servedDatabase(site.url, 'api')
  const { mustReach: reach } = site.identity
  // Jobs are run by the test itself.
  const jobs = { enqueue: async () => {}, close: async () => {} }
  fileRoutes(site.app, { sendFile: makeSendFile({ db, jobs, clock, ...wired }), reach })
  ticketRoutes(site.app, { db, clock, rules, queueSms, categories: makeCategories(site.content), reach })
  office = await officeAt(site, { files: wired })
})

it('S-305 a photo of a ticket is handed to staff whole, as an attachment in a sandbox, and to nobody else', async () => {
  const ann = await site.person(0)
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a2a66' } })
    .jpeg()
    .toBuffer()
  const began = await site.inject('POST', '/gw/files', {
    token: ann.token,
    payload: { kind: 'PHOTO', type: 'image/jpeg', bytes: bytes.length },
  })
  const { fileId } = began.result as unknown as { fileId: string }
  await site.app.inject({
    method: 'POST',
    url: `/gw/files/${fileId}/parts/0`,
    payload: bytes,
    headers: {
      authorization: `Bearer ${ann.token}`,
      'x-client': site.app.clientName,
      'content-type': 'application/octet-stream',
    },
  })
  await site.inject('POST', `/gw/files/${fileId}/done`, { token: ann.token, payload: {} })
  await makeCheckFile({ db: servedDatabase(site.url, 'worker'), ...wired })({ fileId })
  const report = async (fileIds: readonly string[], categoryCode: string) => {
    const payload = {
      requestId: randomUUID(),
      service: 'mobile',
      categoryCode,
      description: 'No signal in our street since noon.',
      answers: { since: 'TODAY' },
      fileIds,
    }
    const { result } = await site.inject('POST', '/ticket', { token: ann.token, payload })
    return (result as unknown as { ticket: Ticket }).ticket.ticketId
  }
  const ticketId = await report([fileId], 'NO_SIGNAL')
  const agent = await office.colleague('CARE_AGENT')
  const answer = await office.app.inject({
    url: `/office/v1/tickets/${ticketId}/files/${fileId}`,
    headers: { cookie: `${STAFF_COOKIE}=${agent.secret}` },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename="${fileId}.jpg"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  // A real picture, not the text of one.
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30 })

  const ask = (who: Parameters<Office['ask']>[0], params: { ticketId: string; fileId: string }) =>
    office.ask(who, getTicketFile, { params })
  const another = await report([], 'SLOW_DATA')
  expect((await ask(agent, { ticketId: another, fileId })).code).toBe('NOT_FOUND')
  expect((await ask(agent, { ticketId, fileId: randomUUID() })).code).toBe('NOT_FOUND')
  expect((await ask(await office.colleague('FINANCE'), { ticketId, fileId })).http).toBe(403)
  expect((await ask(null, { ticketId, fileId })).http).toBe(401)
})
