import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fibreAt } from '#apps/api/test-fibre.ts'
import { valueApp, type ValueApp } from '#apps/api/test-value-app.ts'
import { officeAt, type Colleague, type Office } from '#apps/staff-api/test-office.ts'
import { wireFiles } from '#apps/wiring/files.ts'
import type { FileView } from '#contracts/files.ts'
import { getCvFile, listCvs, readCv } from '#contracts/staff/careers.ts'
import { servedDatabase } from '#db/test-database.ts'
import { makeCheckFile, makeSendFile } from '#modules/files/index.ts'
import { makeJobs, type Jobs } from '#platform/jobs/jobs.ts'
import { takeDue } from '#platform/jobs/due-rows.ts'
import { careerRoutes, DUE_CAREERS, makeApplyForJob, makeForgetJobApplication } from './index.ts'

const DAY_MS = 86_400_000
let site: ValueApp
let office: Office
let lead: Colleague
let jobs: Jobs & { close(): Promise<void> }
const fibre = fibreAt(() => site)
const files = wireFiles({
  FILES_DIR: undefined,
  FILES_KEY: '7d'.repeat(32),
  RUN_DIR: mkdtempSync(join(tmpdir(), 'careers-')),
})

beforeAll(async () => {
  site = await valueApp({}, {})
  office = await officeAt(site, { files })
  lead = await office.colleague('CARE_LEAD')
  const db = servedDatabase(site.url, 'api')
  const { clock, cache, identity } = site
  jobs = makeJobs({ url: site.url, cache, onError: () => {} })
  const sendFile = makeSendFile({ db, jobs, clock, ...files })
  const jobOf = (id: string) => (id === 'engineer' ? 'Network engineer' : null)
  careerRoutes(site.app, {
    sendFile,
    humanCheck: identity.humanCheck,
    apply: makeApplyForJob({ db, clock, jobOf }),
  })
})
afterAll(() => jobs.close())

async function pdf(): Promise<Buffer> {
  const made = await PDFDocument.create()
  made.addPage([595, 842]).drawText('Ma Hnin')
  return Buffer.from(await made.save())
}

const begin = async (bytes: number, captchaToken = fibre.humanToken('JOB')) => {
  const answer = await site.inject('POST', '/gw/cv', { payload: { bytes, captchaToken } })
  return { ...answer, file: answer.result as unknown as FileView }
}
const part = (fileId: string, bytes: Buffer) =>
  site.app.inject({
    method: 'POST',
    url: `/gw/cv/${fileId}/parts/0`,
    payload: bytes,
    headers: { 'x-client': site.app.clientName, 'content-type': 'application/octet-stream' },
  })
async function aCv(bytes?: Buffer): Promise<string> {
  const content = bytes ?? (await pdf())
  const { file } = await begin(content.length)
  await part(file.fileId, content)
  await site.inject('POST', `/gw/cv/${file.fileId}/done`, { payload: {} })
  await makeCheckFile({ db: servedDatabase(site.url, 'worker'), ...files })({ fileId: file.fileId })
  return file.fileId
}
const apply = (fileId: string, more: object = {}) =>
  site.inject('POST', '/api/v1/job-application', {
    payload: {
      requestId: randomUUID(),
      jobId: 'engineer',
      fullName: 'Ma Hnin',
      phone: '09 691 234 567',
      email: 'ma.hnin@example.com',
      fileId,
      consent: true,
      ...more,
    },
  })
const idOf = async (reference: string): Promise<string> => {
  const { rows } = await sql<{
    id: string
  }>`select id from job_application where reference = ${reference}`.execute(site.db)
  return rows[0]?.id ?? ''
}

describe('a CV', () => {
  it('needs a human check, good once', async () => {
    expect((await begin(100, 'nothing')).code).toBe('CAPTCHA_INVALID')
    const token = fibre.humanToken('JOB')
    expect((await begin(100, token)).code).toBe('SUCCESS')
    expect((await begin(100, token)).code).toBe('CAPTCHA_INVALID')
    expect((await begin(3 * 1024 * 1024 + 1)).code).toBe('VALIDATION')
  })

  it('S-328 is applied with once: the same intent again is the same, another with its file is refused', async () => {
    const fileId = await aCv()
    const requestId = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => apply(fileId, { requestId })))
    const references = new Set(
      all.map(({ result }) => (result as unknown as { reference: string }).reference),
    )
    expect(references.size).toBe(1)
    expect((await apply(fileId)).code).toBe('FILE_NOT_ACCEPTED')
    expect((await apply(randomUUID())).code).toBe('FILE_NOT_ACCEPTED')
    expect((await apply(await aCv(), { jobId: 'king' })).code).toBe('NOT_FOUND')
    expect((await apply(await aCv(), { consent: false })).code).toBe('VALIDATION')
  })

  it('that is no PDF is kept by nobody', async () => {
    const fileId = await aCv(Buffer.from('<html>not a CV</html>'))
    expect((await apply(fileId)).code).toBe('FILE_NOT_ACCEPTED')
  })
})

describe('the office', () => {
  it('S-328 reads it, takes the file down, and after 12 months there is neither', async () => {
    const fileId = await aCv()
    const { result } = await apply(fileId)
    const { reference } = result as unknown as { reference: string }
    const agent = await office.colleague('CARE_AGENT')
    expect((await office.ask(agent, listCvs, { body: {} })).http).toBe(403)
    const unread = await office.ask(lead, listCvs, { body: { unread: true, size: 100 } })
    expect(unread.result.rows.map((row) => row.reference)).toContain(reference)
    const cvId = await idOf(reference)
    const read = await office.ask(lead, readCv, { params: { cvId }, body: {} })
    expect(read.result).toMatchObject({
      email: 'ma.hnin@example.com',
      file: { state: 'READY' },
      readBy: lead.name,
    })
    const file = await office.ask(lead, getCvFile, { params: { cvId, fileId } })
    expect(file.text.slice(0, 5)).toBe('%PDF-')
    // A file of another application is not found here.
    const other = await office.ask(lead, getCvFile, { params: { cvId: randomUUID(), fileId } })
    expect(other.code).toBe('NOT_FOUND')
    site.clock.forward(366 * DAY_MS)
    const db = servedDatabase(site.url, 'worker')
    const forget = makeForgetJobApplication({ db, clock: site.clock })
    for (const id of await takeDue(db, DUE_CAREERS.rows, site.clock.now(), 100)) await forget(id)
    const { rows } = await sql<{
      key: Buffer | null
      state: string
    }>`select key_sealed as key, state from file_object
      where id = ${fileId}`.execute(site.db)
    expect(rows).toEqual([{ key: null, state: 'ENDED' }])
    expect(await idOf(reference)).toBe('')
  })
})
