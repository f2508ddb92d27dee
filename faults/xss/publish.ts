import { makeContentStore, receiveDocument, safeHtml } from '#modules/content/index.ts'
import { makeDatabase } from '#platform/db/database.ts'
import type { Payload } from './corpus.ts'

/** Where a payload stands on the site: the text of a post, or one section of it. */
export type Published = { readonly id: string; readonly post: string; readonly section?: number }

/** Puts payloads where readers get them, and says where. */
export type Publish = (databaseUrl: string, payloads: readonly Payload[]) => Promise<readonly Published[]>

const CATEGORY = 'attacks'

type Texts = { readonly html: string; readonly htmlMm: string | null }

/** As the entrance of the read model does it: cleaned, checked, stored. */
export const publishCleaned: Publish = (databaseUrl, payloads) =>
  store(databaseUrl, payloads, ({ html }) => {
    const received = receiveDocument(
      'post',
      postBody(html, { html, htmlMm: safeHtml(html) === '' ? null : html }),
    )
    if (!received.ok) throw new Error(received.problems.join('; '))
    return received.body
  })

/** The sanitiser switched off. */
export const publishRaw: Publish = (databaseUrl, payloads) =>
  store(databaseUrl, payloads, ({ html }) => postBody(html, { html, htmlMm: html }))

async function store(
  databaseUrl: string,
  payloads: readonly Payload[],
  bodyOf: (payload: Payload) => unknown,
): Promise<readonly Published[]> {
  const db = makeDatabase(databaseUrl)
  try {
    const { put } = makeContentStore(db, [])
    const frame = { sort: 0, visibleFrom: null, visibleTo: null }
    const category = { name: 'Attacks', nameMm: 'စမ်းသပ်ချက်', parentId: null, section: 'NEWS' }
    await put(db, 'category', [{ ...frame, id: CATEGORY, body: category }])
    await put(
      db,
      'post',
      payloads.map((payload) => ({ ...frame, id: payload.id, body: bodyOf(payload) })),
    )
    return payloads.map(({ id }) => ({ id, post: id }))
  } finally {
    await db.destroy()
  }
}

const postBody = (title: string, { html, htmlMm }: Texts) => ({
  title: title.trim() || 'empty',
  titleMm: null,
  description: title,
  descriptionMm: null,
  contentHtml: html,
  contentHtmlMm: htmlMm,
  pictureName: null,
  pictureAlt: '',
  pictureAltMm: null,
  categoryId: CATEGORY,
  template: 'NEWS',
  publishedAt: '2026-11-01T00:00:00Z',
  campaign: null,
  pinned: false,
})
