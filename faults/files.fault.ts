import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync, crc32 } from 'node:zlib'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { PART_BYTES, type FileType } from '#contracts/files.ts'
import { cleanFile } from '#modules/files/clean-file.ts'
import type { Count, Fault, Size } from './fault.ts'
import { withCareSite, type CareSite } from './care/care-site.ts'

const HOSTILE: Record<Size, number> = { ci: 80, full: 2_000 }
const CANARIES: Record<Size, number> = { ci: 12, full: 500 }
const MOST_GROWTH_BYTES = 700 * 1024 * 1024

type Sent = { readonly type: FileType; readonly bytes: Buffer }

const MARK = 'CANARY-09691234567'
const picture = (side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#345678' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: MARK } })
    .toBuffer()

/** A PNG that claims this size; only its header is needed to know. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

async function pdfWith(key: string, value: object): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('A slip')
  pdf.catalog.set(PDFName.of(key), pdf.context.obj(value as never))
  return Buffer.from(await pdf.save({ useObjectStreams: Math.random() < 0.5 }))
}

/** A few bytes that unpack to gigabytes if allowed. */
function pdfBomb(): Buffer {
  const bomb = deflateSync(deflateSync(Buffer.alloc(60_000_000)))
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Obj#53tm /N 1 /First 4 /Filter [/FlateDecode /Flate#44ecode] /Length ${bomb.length} >>\nstream\n`,
      'latin1',
    ),
    bomb,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF', 'latin1'),
  ])
}

const KINDS: readonly (() => Promise<Sent>)[] = [
  async () => ({ type: 'image/jpeg', bytes: await picture() }),
  async () => ({
    type: 'image/jpeg',
    bytes: Buffer.concat([await picture(), Buffer.from(`<script>${MARK}</script>`)]),
  }),
  async () => ({ type: 'image/jpeg', bytes: (await picture(400)).subarray(0, 700) }),
  async () => {
    const bytes = await picture(200)
    for (let hits = 0; hits < 20; hits += 1)
      bytes[20 + Math.floor(Math.random() * (bytes.length - 20))] = Math.random() * 256
    return { type: 'image/jpeg', bytes }
  },
  async () => ({ type: 'image/png', bytes: pngOf(10_000, 10_000) }),
  async () => ({ type: 'image/png', bytes: pngOf(60_000, 60_000) }),
  async () => ({
    type: 'image/webp',
    bytes: Buffer.concat([Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBP'), randomBytes(500)]),
  }),
  async () => ({
    type: 'image/jpeg',
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${MARK}</script></svg>`),
  }),
  async () => ({
    type: 'application/pdf',
    bytes: await pdfWith('OpenAction', { Type: 'Action', S: 'JavaScript', JS: MARK }),
  }),
  async () => ({
    type: 'application/pdf',
    bytes: await pdfWith('AA', { WC: { S: 'Launch', F: 'cmd.exe' } }),
  }),
  async () => ({ type: 'application/pdf', bytes: await pdfWith('Names', { EmbeddedFiles: { Names: [] } }) }),
  async () => ({ type: 'application/pdf', bytes: await pdfWith('AcroForm', { XFA: [], Fields: [] }) }),
  async () => {
    const bytes = await pdfWith('OpenAction', { Type: 'Action', S: 'JavaScript', JS: MARK })
    const text = bytes
      .toString('latin1')
      .replaceAll('/JavaScript', '/Java#53cript')
      .replaceAll('/JS', '/J#53')
    return { type: 'application/pdf', bytes: Buffer.from(text, 'latin1') }
  },
  async () => ({ type: 'application/pdf', bytes: pdfBomb() }),
  async () => ({
    type: 'application/pdf',
    bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2_000)]),
  }),
]

const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|XFA)\b/

/** Stored unchanged, with attachments, or able to do something. */
function isBad({ bytes: sent }: Sent, kept: Buffer, type: FileType): boolean {
  if (type !== 'application/pdf') return kept.equals(sent) || kept.includes(MARK)
  const plain = kept
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return ACTIVE.test(plain)
}

/** Two of three attempts are of the kinds above; memory may not grow beyond what one large picture needs. */
async function hostile(count: number, clean: typeof cleanFile): Promise<Count> {
  const before = process.memoryUsage().rss
  let [bad, most] = [0, before]
  for (let at = 0; at < count; at += 1) {
    const sent = await (KINDS[at % KINDS.length] ?? KINDS[0])?.()
    if (!sent) continue
    const kept = await clean(sent.type, sent.bytes)
    if (!('refused' in kept) && isBad(sent, kept.bytes, kept.type)) bad += 1
    most = Math.max(most, process.memoryUsage().rss)
  }
  return { tried: count, bad: bad + (most - before > MOST_GROWTH_BYTES ? 1 : 0) }
}

/** Everything on the disk and in the files' tables, as one block of bytes. */
async function plainly(site: CareSite): Promise<Buffer> {
  const files = (await readdir(site.folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  )
  const bytes = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))))
  const { rows } = await sql<{ text: string }>`select f::text as text from file_object f`.execute(site.db)
  return Buffer.concat([...bytes, ...rows.map(({ text }) => Buffer.from(text))])
}

/**
 * Marked photos are uploaded, kept and ended: the mark appears nowhere, and afterwards nothing is left. The control stores them
 * unchanged.
 */
const canaries = (count: number, isPlain: boolean): Promise<Count> =>
  withCareSite(async (site) => {
    let bad = 0
    for (let at = 0; at < count; at += 1) {
      const bytes = await picture(100)
      const token = site.guest(site.newLine())
      const begun = await site.call(token, 'POST', '/gw/files', {
        kind: 'PHOTO',
        type: 'image/jpeg',
        bytes: bytes.length,
      })
      const { fileId = '' } = begun.result as { fileId?: string }
      await site.call(token, 'POST', `/gw/files/${fileId}/parts/0`, bytes.subarray(0, PART_BYTES))
      if (isPlain) await site.wired.objects.put(`${fileId}/part0`, bytes)
      if ((await plainly(site)).includes(MARK)) bad += 1
      await site.call(token, 'POST', `/gw/files/${fileId}/done`, {})
      if (!isPlain) await site.check({ fileId })
      await sql`update file_object set due_at = ${site.clock.now()} where id = ${fileId}`.execute(site.db)
      if (!isPlain) await site.end(fileId)
      const left = await sql`select 1 from file_object where id = ${fileId}`.execute(site.db)
      if (left.rows.length > 0 || (await plainly(site)).includes(fileId)) bad += 1
    }
    return { tried: count * 2, bad }
  })

export const faults: readonly Fault[] = [
  {
    name: 'files.hostile',
    bar: 0,
    attack: (size) => hostile(HOSTILE[size], cleanFile),
    control: () => hostile(KINDS.length, async (type, bytes) => ({ type, bytes })),
  },
  {
    name: 'files.canaries',
    bar: 0,
    attack: (size) => canaries(CANARIES[size], false),
    control: () => canaries(3, true),
  },
]
