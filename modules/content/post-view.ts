import type { Campaign, Post, PostDetail } from '#contracts/content.ts'
import { htmlText } from '#language/html-text.ts'
import { truncateBySyllable } from '#language/truncate.ts'
import { daysFromTo, endOfYangonDay } from '#language/yangon-day.ts'
import type { Generation } from './generation.ts'
import type { Offers } from './offers.ts'
import type { Pictures } from './pictures.ts'
import { publicPosts, type PostDocument } from './posts.ts'
import type { Stored } from './stored.ts'

/** Lists carry only the beginning of a text. */
const LIST_CONTENT_UNITS = 2_000
const RELATED = 4
const WORDS_PER_MINUTE = 200

export type PostViews = {
  inList(generation: Generation, post: PostDocument): Post
  inFull(generation: Generation, post: PostDocument): PostDetail
}

export function makePostViews({
  pictures,
  offers,
  publicOrigin,
}: {
  pictures: Pictures
  offers: Offers
  publicOrigin: string
}): PostViews {
  const view = (
    generation: Generation,
    { id, body }: PostDocument,
    content: (html: string) => string,
  ): Post => ({
    postId: id,
    title: body.title,
    titleMm: body.titleMm,
    description: body.description,
    descriptionMm: body.descriptionMm,
    content: content(body.contentHtml),
    contentMm: body.contentHtmlMm === null ? null : content(body.contentHtmlMm),
    thumbnail: pictures.thumbnail(generation, body.pictureName),
    showCategoryId: body.categoryId,
    picture: pictures.find(generation, body),
    template: body.template,
    publishedAt: body.publishedAt,
    offer: body.offerCode === null ? null : offers(generation, body.offerCode),
  })
  const inList = (generation: Generation, post: PostDocument) => view(generation, post, opening)

  return {
    inList,
    inFull: (generation, post) => {
      const { body } = post
      const category = generation.get('category', body.categoryId)
      return {
        ...view(generation, post, (html) => html),
        updatedAt: body.updatedAt ?? body.publishedAt,
        shareUrl: `${publicOrigin}/s/post/${post.id}`,
        readMinutes: readMinutes(body.contentHtml),
        category: {
          id: body.categoryId,
          name: category?.body.name ?? '',
          nameMm: category?.body.nameMm ?? '',
        },
        related: relatedTo(generation, post).map((other) => inList(generation, other)),
        campaign: body.campaign && campaignView(body.campaign, generation.now),
        shops: body.shops,
      }
    },
  }
}

/** Short HTML stays as it is. Longer HTML becomes plain text: cutting inside markup would leave tags open. */
export function opening(html: string): string {
  if (html.length <= LIST_CONTENT_UNITS) return html
  const text = htmlText(html)
  if (text.length <= LIST_CONTENT_UNITS) return html
  return `<p>${escapeText(truncateBySyllable(text, LIST_CONTENT_UNITS))}</p>`
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char)

const readMinutes = (html: string): number =>
  Math.max(1, Math.round(htmlText(html).split(' ').length / WORDS_PER_MINUTE))

const relatedTo = (generation: Generation, post: PostDocument): PostDocument[] =>
  publicPosts(generation)
    .inCategory(post.body.categoryId)
    .slice(0, RELATED + 1)
    .filter((other) => other.id !== post.id)
    .slice(0, RELATED)

function campaignView(campaign: NonNullable<Stored<'post'>['campaign']>, now: Date): Campaign {
  const { startsOn, endsOn } = campaign
  return {
    startsOn,
    endsOn,
    days: daysFromTo(startsOn, endsOn),
    ended: now >= endOfYangonDay(endsOn),
    approvalRef: campaign.approvalRef,
    prizes: campaign.prizes,
    blocks: campaign.blocks.map(({ title, titleMm, bodyHtml, bodyHtmlMm }) => ({
      title,
      titleMm,
      body: bodyHtml,
      bodyMm: bodyHtmlMm,
    })),
    howToJoin: campaign.howToJoinHtml,
    howToJoinMm: campaign.howToJoinHtmlMm,
    terms: campaign.termsHtml,
    termsMm: campaign.termsHtmlMm,
  }
}
