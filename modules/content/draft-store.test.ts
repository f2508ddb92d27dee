import { describe, expect, it } from 'vitest'
import { makeDraftStore } from './draft-store.ts'
import type { BothLanguages } from './project-port.ts'

const category = (name: string): BothLanguages => ({
  publicId: 'news',
  my: {},
  en: { name, section: 'NEWS', visibleFrom: '2099-01-01T00:00:00.000Z' },
})

function preview() {
  const read: string[] = []
  let name = 'Draft'
  const row = (type: string, id: string) => ({
    type,
    id,
    sort: 0,
    visibleFrom: null,
    visibleTo: null,
    body: {},
  })
  const drafts = makeDraftStore({
    store: {
      version: async () => 5,
      readAfter: async () => ({
        version: 5,
        full: true,
        documents: [row('place', 'ygn'), row('category', 'old')],
        removed: [],
        sources: { packages: [1] },
      }),
    },
    cms: {
      all: async (collection) => (read.push(collection), collection === 'categories' ? [category(name)] : []),
    },
  })
  return { drafts, read, rename: (to: string) => void (name = to) }
}

describe('the preview of drafts', () => {
  it('stands in for what is published, opens windows, and keeps what the CMS does not hold', async () => {
    const change = await preview().drafts.readAfter(-1)
    expect(change?.documents.map(({ type, id }) => `${type}/${id}`)).toEqual(['place/ygn', 'category/news'])
    expect(change?.documents[1]).toMatchObject({ visibleFrom: null, body: { name: 'Draft' } })
    expect(change?.sources).toEqual({ packages: [1] })
  })

  it('reads again only what was touched', async () => {
    const { drafts, read, rename } = preview()
    const first = await drafts.readAfter(-1)
    expect(await drafts.readAfter(first!.version)).toBeNull()
    read.length = 0
    rename('Better')
    drafts.touch('categories')
    const second = await drafts.readAfter(first!.version)
    expect(read).toEqual(['categories'])
    expect(second?.documents[1]).toMatchObject({ body: { name: 'Better' } })
  })
})
