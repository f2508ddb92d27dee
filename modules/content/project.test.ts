import { describe, expect, it, vi } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { makeProject } from './project.ts'
import { startProjector } from './project-loop.ts'
import type { BothLanguages, CmsOutbox, OutboxRow, PicturePlace } from './project-port.ts'

const category = (publicId: string, name: string): BothLanguages => ({
  publicId,
  en: { name, section: 'NEWS' },
  my: { name: `${name} မြန်မာ` },
})

/** Store and CMS in memory; `site` holds what would have been written. */
function world(
  published: Record<string, BothLanguages[]>,
  known: Record<string, string[]> = {},
  pictures?: PicturePlace,
) {
  const site = new Map(Object.entries(known).map(([type, ids]) => [type, new Set(ids)]))
  const of = (type: string) => site.get(type) ?? site.set(type, new Set()).get(type)!
  const read: string[] = []
  const log = { warn: vi.fn(), info: vi.fn() }
  const db = {
    transaction: () => ({ execute: (work: (tx: object) => Promise<void>) => work({}) }),
  } as unknown as Database
  const project = makeProject({
    db,
    log,
    ...(pictures && { pictures }),
    cms: {
      all: async (collection) => (read.push(collection), published[collection] ?? []),
      some: async (collection, ids) =>
        (published[collection] ?? []).filter(({ publicId }) => ids.includes(publicId)),
      picture: async (file) => (file.startsWith('lost') ? null : Buffer.from(`bytes of ${file}`)),
    },
    store: {
      put: async (_, type, documents) => documents.forEach(({ id }) => of(type).add(id)),
      remove: async (_, type, ids) => ids.forEach((id) => of(type).delete(id)),
      idsOf: async (_, type) => [...of(type)],
    },
  })
  return { project, of, read, log }
}

const row = (collection: string, publicId: string): OutboxRow => ({ collection, publicId })

describe('projecting', () => {
  it('believes the state and not the event: what is public is written, what is not is removed', async () => {
    const { project, of } = world({ categories: [category('news', 'News')] }, { category: ['gone'] })
    await project.rows([
      row('categories', 'gone'),
      row('categories', 'news'),
      row('categories', 'news'),
      row('users', '1'),
    ])
    expect([...of('category')]).toEqual(['news'])
  })

  it('keeps the last good form of a document that does not fit, and says so', async () => {
    const { project, of, log } = world(
      { categories: [{ publicId: 'bad', en: { name: '' }, my: {} }] },
      { category: ['bad'] },
    )
    await project.rows([row('categories', 'bad')])
    expect([...of('category')]).toEqual(['bad'])
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ id: 'bad' }), expect.any(String))
  })

  it('an empty CMS does not empty the website; one that has some decides', async () => {
    const fresh = world({}, { category: ['a', 'b'], footer: ['footer'] })
    await fresh.project.everything()
    expect([...fresh.of('category')]).toEqual(['a', 'b'])
    // The only one of its kind as well.
    expect([...fresh.of('footer')]).toEqual(['footer'])
    const used = world({ categories: [category('a', 'A')] }, { category: ['a', 'b'] })
    await used.project.everything()
    expect([...used.of('category')]).toEqual(['a'])
  })

  it('a replaced picture reaches the texts that show it; a new one wakes none of them', async () => {
    const picture = {
      publicId: 'p',
      en: { filename: 'x.webp', width: 10, height: 10, alt: 'x', sizes: {} },
      my: {},
    }
    const replaced = world({ media: [picture] }, { media: ['p'] })
    await replaced.project.rows([row('media', 'p')])
    expect(replaced.read).toContain('posts')
    const added = world({ media: [picture] })
    await added.project.rows([row('media', 'p')])
    expect(added.read).toEqual([])
    expect([...added.of('media')]).toEqual(['p'])
  })

  it('puts every file of a picture where readers get it, once, before its document is public', async () => {
    const size = (file: string, type: string) => ({ filename: file, width: 360, mimeType: type })
    const sizes = { webp360: size('x-360.webp', 'image/webp'), avif360: size('x-360.avif', 'image/avif') }
    const fields = { filename: 'x.webp', width: 900, height: 600, alt: 'x', sizes }
    const place = new Map([['x.webp', 'there already']])
    const pictures: PicturePlace = {
      has: async (file) => place.has(file),
      put: async (file, bytes) => void place.set(file, String(bytes)),
    }
    const lost = { publicId: 'l', en: { ...fields, filename: 'lost.webp', sizes: {} }, my: {} }
    const { project, of, log } = world({ media: [{ publicId: 'p', en: fields, my: {} }, lost] }, {}, pictures)
    await project.rows([row('media', 'p'), row('media', 'l')])
    expect(Object.fromEntries(place)).toEqual({
      'x.webp': 'there already',
      'x-360.webp': 'bytes of x-360.webp',
      'x-360.avif': 'bytes of x-360.avif',
    })
    expect([...of('media')]).toEqual(['p', 'l'])
    expect(log.warn).toHaveBeenCalledWith({ file: 'lost.webp' }, expect.any(String))
  })

  it('a place for pictures that is away holds the document back', async () => {
    const picture = {
      publicId: 'p',
      en: { filename: 'x.webp', width: 10, height: 10, alt: 'x', sizes: {} },
      my: {},
    }
    const away: PicturePlace = { has: () => Promise.reject(new Error('away')), put: async () => {} }
    const { project, of } = world({ media: [picture] }, {}, away)
    await expect(project.rows([row('media', 'p')])).rejects.toThrow('away')
    expect([...of('media')]).toEqual([])
  })

  it('writes a document that leads to what is not there, and tells of it', async () => {
    const announcement = (publicId: string, link: string): BothLanguages => ({
      publicId,
      en: { content: 'Look', link },
      my: {},
    })
    const { project, of, log } = world({
      announcements: [announcement('good', '#/top-up'), announcement('dead', '#/no-such-page')],
    })
    await project.rows([row('announcements', 'good'), row('announcements', 'dead')])
    expect([...of('announcement')]).toEqual(['good', 'dead'])
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'dead', links: ['#/no-such-page'] }),
      expect.any(String),
    )
  })
})

describe('the projector', () => {
  it('makes good what was lost, once, and tries rows again until they are through', async () => {
    let left: OutboxRow[] = [row('posts', 'a')]
    let failures = 2
    const outbox: CmsOutbox = {
      onNotice: () => {},
      close: async () => {},
      take: async (_, work) => {
        const taken = left
        await work(taken)
        left = []
        return taken.length
      },
    }
    const project = {
      everything: vi.fn(async () => {}),
      rows: vi.fn(async () => {
        if (failures-- > 0) throw new Error('the CMS is away')
      }),
    }
    const log = { warn: vi.fn(), info: vi.fn() }
    const projector = startProjector({ project, outbox, log, pollMs: 20 })
    await vi.waitFor(() => expect(left).toEqual([]), { timeout: 8_000 })
    await projector.close()
    expect(project.everything).toHaveBeenCalledTimes(1)
    expect(project.rows).toHaveBeenCalledTimes(3)
    expect(log.warn).toHaveBeenCalledTimes(2)
  })
})
