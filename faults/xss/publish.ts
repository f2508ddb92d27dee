import { makeContentStore, receiveDocument, safeHtml } from '#modules/content/index.ts'
import { makeDatabase } from '#platform/db/database.ts'
import type { Payload } from './corpus.ts'

/** Where a payload stands on the site: the text of a post, or one section of it. */
export type Published = { readonly id: string; readonly post: string; readonly section?: number }

/** Puts payloads where readers get them, and says where. */
export type Publish = (databaseUrl: string, payloads: readonly Payload[]) => Promise<readonly Published[]>

const CATEGORY = 'attacks'
/** Sections of one campaign: the browser asks for one post instead of many. */
const PER_POST = 40

type Texts = { readonly html: string; readonly htmlMm: string | null }

/** As the entrance of the read model does it: cleaned, checked, stored. */
export const publishCleaned: Publish = (databaseUrl, payloads) =>
  store(databaseUrl, payloads, (some) => {
    const inBoth = (html: string): Texts => ({ html, htmlMm: safeHtml(html) === '' ? null : html })
    const received = receiveDocument('post', postBody(some, inBoth))
    if (!received.ok) throw new Error(received.problems.join('; '))
    return received.body
  })

/** The sanitiser switched off. */
export const publishRaw: Publish = (databaseUrl, payloads) =>
  store(databaseUrl, payloads, (some) => postBody(some, (html) => ({ html, htmlMm: html })))

async function store(
  databaseUrl: string,
  payloads: readonly Payload[],
  bodyOf: (some: readonly Payload[]) => unknown,
): Promise<readonly Published[]> {
  const db = makeDatabase(databaseUrl)
  try {
    const { put } = makeContentStore(db, [])
    const frame = { sort: 0, visibleFrom: null, visibleTo: null }
    const category = { name: 'Attacks', nameMm: 'စမ်းသပ်ချက်', parentId: null, section: 'NEWS' }
    await put(db, 'category', [{ ...frame, id: CATEGORY, body: category }])
    const published: Published[] = []
    for (let at = 0; at < payloads.length; at += PER_POST) {
      const some = payloads.slice(at, at + PER_POST)
      const post = `post-${some[0]?.id}`
      await put(db, 'post', [{ ...frame, id: post, body: bodyOf(some) }])
      published.push(...some.map(({ id }, section) => ({ id, post, section })))
    }
    return published
  } finally {
    await db.destroy()
  }
}

const titleOf = (html: string): string => html.trim() || 'empty'

/** The first payload also stands where a post has its own words. */
function postBody(payloads: readonly Payload[], textsOf: (html: string) => Texts) {
  const first = payloads[0]?.html ?? ''
  const { html, htmlMm } = textsOf(first)
  return {
    title: titleOf(first),
    titleMm: null,
    description: first,
    descriptionMm: null,
    contentHtml: html,
    contentHtmlMm: htmlMm,
    pictureName: null,
    pictureAlt: '',
    pictureAltMm: null,
    categoryId: CATEGORY,
    template: 'CAMPAIGN',
    publishedAt: '2026-11-01T00:00:00Z',
    campaign: campaignOf(payloads, textsOf),
    pinned: false,
  }
}

const campaignOf = (payloads: readonly Payload[], textsOf: (html: string) => Texts) => ({
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  approvalRef: 'PTD-1',
  prizes: [],
  blocks: payloads.map((payload) => {
    const { html, htmlMm } = textsOf(payload.html)
    return { title: titleOf(payload.html), titleMm: null, bodyHtml: html, bodyHtmlMm: htmlMm }
  }),
  howToJoinHtml: '',
  howToJoinHtmlMm: null,
  termsHtml: '',
  termsHtmlMm: null,
})
