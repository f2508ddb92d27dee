import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { as, type Answer, post, published, sessionOf, type Who } from './cms.ts'
import { withPicture } from '../tasks/formatted.ts'

const picture = (width = 900): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: 600,
      channels: 3,
      background: { r: Math.floor(Math.random() * 255), g: 20, b: 90 },
    },
  })
    .withExif({ IFD0: { Copyright: 'somebody', Artist: 'at home' } })
    .jpeg()
    .toBuffer()

const upload = (
  who: Who,
  data: Buffer | string,
  name: string,
  type: string,
  words: object = { alt: 'A tower', altMm: 'တာဝါတိုင်' },
): Promise<Answer> => {
  const form = new FormData()
  form.set('file', new Blob([typeof data === 'string' ? data : new Uint8Array(data)], { type }), name)
  form.set('_payload', JSON.stringify(words))
  return as(who, 'POST', '/media', form)
}

type Size = { filename: string | null; mimeType: string | null; width: number | null }

describe('pictures', () => {
  it("become WebP and AVIF in several widths, named after their bytes, without their owner's data", async () => {
    const { status, body } = await upload('CONTENT_EDITOR', await picture(), 'My Holiday.JPG', 'image/jpeg')
    assert.equal(status, 201)
    const doc = body.doc ?? ({} as Record<string, unknown>)
    assert.match(String(doc['filename']), /^[0-9a-f]{20}\.webp$/)
    const sizes = Object.values(doc['sizes'] as Record<string, Size>).filter((size) => size.filename)
    assert.deepEqual(new Set(sizes.map((size) => size.mimeType)), new Set(['image/webp', 'image/avif']))
    const file = await fetch(`${process.env['CMS_URL']}/api/media/file/${doc['filename']}`)
    const metadata = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    assert.equal(metadata.format, 'webp')
    assert.equal(metadata.exif, undefined)
  })

  it('keep the point an approver marked as their heart', async () => {
    const { body } = await upload('CONTENT_EDITOR', await picture(), 'a.jpg', 'image/jpeg')
    const edits = 'uploadEdits[focalPoint][x]=80&uploadEdits[focalPoint][y]=10'
    const changed = await as('CONTENT_APPROVER', 'PATCH', `/media/${body.doc?.id}?${edits}`, {
      alt: 'A tower',
    })
    const { focalX, focalY } = (changed.body.doc ?? {}) as { focalX?: number; focalY?: number }
    assert.deepEqual([focalX, focalY], [80, 10])
  })

  for (const [what, data, name, type] of [
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.svg',
      'image/svg+xml',
    ],
    ['HTML under the name of a JPEG', '<!doctype html><script>alert(1)</script>', 'a.jpg', 'image/jpeg'],
    ['SVG under the name of a PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 'image/png'],
  ] as const) {
    it(`${what} is refused`, async () => {
      assert.ok((await upload('ADMIN', data, name, type)).status >= 400)
    })
  }

  it('words in both languages are needed', async () => {
    assert.equal(
      (await upload('ADMIN', await picture(), 'a.jpg', 'image/jpeg', { alt: 'Only English' })).status,
      400,
    )
  })

  it('an editor may add a picture but not change one that pages show', async () => {
    const { body } = await upload('CONTENT_EDITOR', await picture(901), 'b.jpg', 'image/jpeg')
    assert.equal(
      (await as('CONTENT_EDITOR', 'PATCH', `/media/${body.doc?.id}`, { alt: 'Other' })).status,
      403,
    )
    assert.equal(
      (await as('CONTENT_APPROVER', 'PATCH', `/media/${body.doc?.id}`, { alt: 'Other' })).status,
      200,
    )
  })

  it('is counted where it stands, in a field and in a text, also when it is in none', async () => {
    const { body } = await upload('CONTENT_EDITOR', await picture(902), 'd.jpg', 'image/jpeg')
    const id = body.doc?.id ?? 0
    const seen = async (): Promise<string> => {
      const headers = { cookie: await sessionOf('ADMIN'), origin: String(process.env['CMS_URL']) }
      const page = await fetch(`${process.env['CMS_URL']}/admin/collections/media/${id}`, { headers })
      return /Shown in \d+ places|Not shown anywhere/.exec(await page.text())?.[0] ?? 'nothing said'
    }
    assert.equal(await seen(), 'Not shown anywhere')
    await published('posts', await post({ picture: id }))
    await published('posts', await post({ content: withPicture(id) }))
    assert.equal(await seen(), 'Shown in 2 places')
  })

  it('nobody uploads without signing in', async () => {
    assert.equal((await upload('NOBODY', await picture(), 'c.jpg', 'image/jpeg')).status, 403)
  })
})
