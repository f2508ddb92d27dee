import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireFiles } from '#apps/wiring/files.ts'
import { beginFile, doneFile, PART_BYTES, partsOf, type FileView } from '#contracts/files.ts'
import { servedDatabase } from '#db/test-database.ts'
import { guestOf, offNetNumber } from '#modules/identity/test-guest.ts'
import {
  aNumber,
  anAddress,
  answered,
  identityApp,
  type TestIdentity,
} from '#modules/identity/test-identity-app.ts'
import { makeCache } from '#platform/cache/cache.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { urlOf } from '#platform/http/serve.ts'
import { makeJobs } from '#platform/jobs/jobs.ts'
import { claimFiles, fileRoutes, makeCheckFile, makeEndFile, makeReadFile, makeSendFile } from './index.ts'

const cache = makeCache([process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379'])
const closers: (() => Promise<unknown>)[] = [() => cache.close()]
let site: TestIdentity
let folder: string
let wired: ReturnType<typeof wireFiles>
let guest: ReturnType<typeof guestOf>

beforeAll(async () => {
  site = await identityApp()
  guest = guestOf(site)
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  wired = wireFiles({ FILES_DIR: folder, FILES_KEY: '7d'.repeat(32), RUN_DIR: folder })
  const db = servedDatabase(site.url, 'api')
  const jobs = makeJobs({ url: site.url, cache, onError: () => {} })
  closers.unshift(() => jobs.close())
  const sendFile = makeSendFile({ db, jobs, clock: systemClock, ...wired })
  fileRoutes(site.app, { sendFile, reach: site.identity.mustReach })
})
afterAll(async () => {
  for (const close of closers) await close()
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const begin = async (token: string, body: object) =>
  answered<FileView>(await site.post(urlOf(beginFile), body, bearer(token)))
const sendPart = async (token: string, fileId: string, n: number, payload: Buffer) =>
  answered<FileView>(
    await site.app.inject({
      method: 'POST',
      url: `/gw/files/${fileId}/parts/${n}`,
      payload,
      headers: {
        ...bearer(token),
        'x-client': site.app.clientName,
        'x-forwarded-for': anAddress(),
        'content-type': 'application/octet-stream',
      },
    }),
  )
const done = async (token: string, fileId: string) =>
  answered<FileView>(await site.post(urlOf(doneFile).replace(':fileId', fileId), {}, bearer(token)))
const partAt = (bytes: Buffer, n: number) => bytes.subarray(n * PART_BYTES, (n + 1) * PART_BYTES)

async function upload(token: string, bytes: Buffer, type: string, kind = 'PHOTO'): Promise<string> {
  const { result } = await begin(token, { kind, type, bytes: bytes.length })
  for (const n of result.missing.toReversed()) await sendPart(token, result.fileId, n, partAt(bytes, n))
  expect((await done(token, result.fileId)).result.state).toBe('CHECKING')
  const db = servedDatabase(site.url, 'worker')
  await makeCheckFile({ db, ...wired })({ fileId: result.fileId })
  return result.fileId
}
const stand = async (fileId: string) => {
  const { rows } = await sql<{ state: string; why: string | null; stored_type: string | null; key: boolean }>`
    select state, why, stored_type, key_sealed is not null as key from file_object where id = ${fileId}`.execute(
    site.db,
  )
  return rows[0]
}
const lying = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

const MARK = 'MARK-OF-THE-OWNER'
const photo = () =>
  sharp({
    create: {
      width: 2400,
      height: 1200,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    } as never,
  })
    .jpeg({ quality: 60 })
    .withExif({ IFD0: { Copyright: MARK } })
    .toBuffer()

describe('a photo', () => {
  it('comes in parts in any order, is made anew, and is opened for the thing that has it', async () => {
    const number = aNumber()
    const { token } = await site.signIn(number)
    const bytes = await photo()
    expect(bytes.includes(MARK)).toBe(true)
    expect(partsOf(bytes.length)).toBeGreaterThan(2)
    const fileId = await upload(token, bytes, 'image/jpeg')
    expect(await stand(fileId)).toEqual({ state: 'READY', why: null, stored_type: 'image/jpeg', key: true })
    expect((await done(token, fileId)).result).toMatchObject({ state: 'READY', missing: [] })
    const { rows } = await sql<{ id: string }>`select id from account where number = ${number}`.execute(
      site.db,
    )
    const owner = { accountId: rows[0]?.id ?? null, line: number }
    const claim = (thing: string) =>
      site.db.transaction().execute((tx) => claimFiles(tx, { ids: [fileId], owner, thing, kinds: ['PHOTO'] }))
    expect(await claim('ticket:1')).toMatchObject({ ok: true })
    expect(await claim('ticket:2')).toMatchObject({ ok: false, code: 'FILE_NOT_ACCEPTED' })
    const read = makeReadFile(wired)
    expect(await read(site.db, fileId, ['ticket:2'])).toMatchObject({ code: 'NOT_FOUND' })
    const opened = await read(site.db, fileId, ['ticket:1'])
    if (!opened.ok) throw new Error(opened.code)
    const { width, exif } = await sharp(opened.value.content).metadata()
    expect([width, exif, opened.value.content.includes(MARK)]).toEqual([1600, undefined, false])
    for (const { parentPath, name } of await lying())
      expect((await readFile(join(parentPath, name))).includes(opened.value.content.subarray(0, 64))).toBe(
        false,
      )
  })

  it('says what is missing, takes a part twice, and refuses one of another length', async () => {
    const token = await guest.token(offNetNumber(), 'TICKET')
    const bytes = await photo()
    const { result } = await begin(token, { kind: 'PHOTO', type: 'image/jpeg', bytes: bytes.length })
    await sendPart(token, result.fileId, 0, partAt(bytes, 0))
    const again = await sendPart(token, result.fileId, 0, partAt(bytes, 0))
    expect(again.result.missing).toEqual(result.missing.slice(1))
    expect((await done(token, result.fileId)).result).toMatchObject({
      state: 'COMING',
      missing: result.missing.slice(1),
    })
    expect(await sendPart(token, result.fileId, 1, Buffer.from('short'))).toMatchObject({
      code: 'FILE_NOT_ACCEPTED',
    })
    expect(await sendPart(token, result.fileId, 99, partAt(bytes, 1))).toMatchObject({
      code: 'FILE_NOT_ACCEPTED',
    })
  })

  it('of somebody else is nobody’s business', async () => {
    const [mine, other] = [
      await guest.token(offNetNumber(), 'TICKET'),
      await guest.token(offNetNumber(), 'TICKET'),
    ]
    const { result } = await begin(mine, { kind: 'PHOTO', type: 'image/jpeg', bytes: 10 })
    expect(await sendPart(other, result.fileId, 0, Buffer.alloc(10))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await done(other, result.fileId)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['401 without a token', undefined, 'UNAUTHENTICATED'],
    ['403 with one for another purpose', 'CONTACT', 'FORBIDDEN'],
  ])('%s', async (_, purpose, code) => {
    const token = purpose ? await guest.token(offNetNumber(), 'CONTACT') : ''
    expect(await begin(token, { kind: 'PHOTO', type: 'image/jpeg', bytes: 10 })).toMatchObject({ code })
  })

  it('is refused beyond 20 MB a day of one number, also when many begin at once', async () => {
    const token = await guest.token(offNetNumber(), 'TICKET')
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        begin(token, { kind: 'PHOTO', type: 'image/jpeg', bytes: 3 * 1024 * 1024 }),
      ),
    )
    expect(all.filter(({ code }) => code === 'SUCCESS')).toHaveLength(6)
    expect(all.filter(({ code }) => code === 'FILES_LIMIT')).toHaveLength(6)
  })

  it('larger than 48 KB at once, or as JSON, is no part', async () => {
    const token = await guest.token(offNetNumber(), 'TICKET')
    const { result } = await begin(token, { kind: 'PHOTO', type: 'image/jpeg', bytes: 60_000 })
    expect(await sendPart(token, result.fileId, 0, Buffer.alloc(PART_BYTES + 1))).toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    })
    const json = await site.post(`/gw/files/${result.fileId}/parts/0`, { a: 1 }, bearer(token))
    expect(json.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
    const bytes = {
      'content-type': 'application/octet-stream',
      ...bearer(token),
      'x-client': site.app.clientName,
    }
    const elsewhere = await site.app.inject({
      method: 'POST',
      url: urlOf(beginFile),
      payload: Buffer.from('x'),
      headers: bytes,
    })
    expect(elsewhere.json()).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' })
  })

  it('that nothing took ends after a day, key, bytes and row', async () => {
    const token = await guest.token(offNetNumber(), 'TICKET')
    const fileId = await upload(token, await photo(), 'image/jpeg')
    const end = makeEndFile({
      db: servedDatabase(site.url, 'worker'),
      clock: systemClock,
      objects: wired.objects,
    })
    await end(fileId)
    expect((await stand(fileId))?.state).toBe('READY')
    await sql`update file_object set due_at = now() where id = ${fileId}`.execute(site.db)
    await end(fileId)
    expect(await stand(fileId)).toBeUndefined()
    expect((await lying()).filter(({ parentPath }) => parentPath.includes(fileId))).toEqual([])
  })
})

const aPdf = async (more: (pdf: PDFDocument) => void | Promise<void> = () => {}) => {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('A slip of a bank')
  await more(pdf)
  return Buffer.from(await pdf.save())
}
const put = (pdf: PDFDocument, key: string, value: object) =>
  pdf.catalog.set(PDFName.of(key), pdf.context.obj(value as never))

describe('what is not what it says', () => {
  it.each([
    ['a page of a website', async () => Buffer.from('<html><script>alert(1)</script>'), 'image/jpeg', 'TYPE'],
    ['a picture called by another name', async () => photo(), 'image/png', 'TYPE'],
    ['a PDF called a picture', async () => aPdf(), 'image/jpeg', 'TYPE'],
    ['a picture cut short', async () => (await photo()).subarray(0, 20_000), 'image/jpeg', 'BROKEN'],
    [
      'a picture of 100 million pixels',
      async () =>
        sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#123456' } })
          .png()
          .toBuffer(),
      'image/png',
      'PIXELS',
    ],
    [
      'a PDF that runs a script',
      async () => aPdf((pdf) => pdf.addJavaScript('x', 'app.alert(1)')),
      'application/pdf',
      'ACTIVE',
    ],
    [
      'a PDF that starts a program',
      async () => aPdf((pdf) => put(pdf, 'OpenAction', { Type: 'Action', S: 'Launch', F: 'cmd.exe' })),
      'application/pdf',
      'ACTIVE',
    ],
    [
      'a PDF with a file inside',
      async () =>
        aPdf((pdf) => pdf.attach(Buffer.from('MZ'), 'a.exe', { mimeType: 'application/x-msdownload' })),
      'application/pdf',
      'ACTIVE',
    ],
    ['a PDF of nothing', async () => Buffer.from('%PDF-1.7\nnothing\n%%EOF'), 'application/pdf', 'BROKEN'],
  ])('%s is refused, and nothing of it is kept', async (_, make, type, why) => {
    const token = await guest.token(offNetNumber(), 'TICKET')
    const fileId = await upload(token, await make(), type, 'DOCUMENT')
    expect(await stand(fileId)).toEqual({ state: 'REFUSED', why, stored_type: null, key: false })
    expect((await lying()).filter(({ parentPath }) => parentPath.includes(fileId))).toEqual([])
  })

  it('control: a PDF that only shows pages is kept, written anew without what came behind it', async () => {
    const token = await guest.token(offNetNumber(), 'TICKET')
    const behind = Buffer.from('PK\u0003\u0004 a second file behind the first')
    const fileId = await upload(token, Buffer.concat([await aPdf(), behind]), 'application/pdf', 'DOCUMENT')
    expect(await stand(fileId)).toMatchObject({ state: 'READY', stored_type: 'application/pdf' })
    await sql`update file_object set thing = 'ticket:9', due_at = null where id = ${fileId}`.execute(site.db)
    const opened = await makeReadFile(wired)(site.db, fileId, ['ticket:9'])
    if (!opened.ok) throw new Error(opened.code)
    expect(opened.value.content.includes('a second file')).toBe(false)
    expect((await PDFDocument.load(opened.value.content)).getPageCount()).toBe(1)
  })

  it('a PDF where a photo is asked for is refused before it is sent', async () => {
    const token = await guest.token(offNetNumber(), 'TICKET')
    expect(await begin(token, { kind: 'PHOTO', type: 'application/pdf', bytes: 10 })).toMatchObject({
      code: 'FILE_NOT_ACCEPTED',
    })
  })
})
