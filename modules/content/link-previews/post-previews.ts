import { formatDate } from '#language/formats.ts'
import { excerptOf } from '#language/html-text.ts'
import { startOfYangonDay } from '#language/yangon-day.ts'
import type { Generation } from '../generation.ts'
import type { Pictures } from '../pictures.ts'
import type { PostDocument } from '../posts.ts'
import { markup, type Markup } from './markup.ts'
import type { LinkPreviews } from './link-preview.ts'
import { facts, type RenderContext } from './render-context.ts'

export const DESCRIPTION_UNITS = 200

const categoryOf = (generation: Generation, post: PostDocument) =>
  generation.get('category', post.body.categoryId)

/** Community posts open in their section, all others on the common post page. */
const routeOf = (generation: Generation, post: PostDocument): string => {
  const category = categoryOf(generation, post)
  return category?.body.section === 'COMMUNITY'
    ? `#/community/community-detail/${category.id}/${post.id}`
    : `#/post-detail/${post.id}`
}

export const postPreviews = (pictures: Pictures): LinkPreviews => ({
  name: 'post',
  list: (generation) =>
    generation
      .list('post')
      .filter((post) => categoryOf(generation, post))
      .map(({ id, body }) => ({ id, changedOn: body.updatedAt ?? body.publishedAt })),
  page: (generation, id, context) => {
    const post = generation.get('post', id)
    const category = post && categoryOf(generation, post)
    if (!post || !category) return null
    const { body } = post
    const title = context.say(body.title, body.titleMm)
    const content = context.say(body.contentHtml, body.contentHtmlMm)
    const description =
      context.say(body.description, body.descriptionMm).text || excerptOf(content.text, DESCRIPTION_UNITS)
    return {
      title,
      description,
      picture: pictures.find(generation, body),
      route: routeOf(generation, post),
      openGraph: 'article',
      body: markup`<p class="quiet">${context.say(category.body.name, category.body.nameMm).text} · <time datetime="${body.publishedAt}">${formatDate(body.publishedAt, context.lang)}</time></p>
${context.content(content)}${campaignOf(post, context)}`,
      data: [
        {
          '@type': 'NewsArticle',
          headline: title.text,
          description,
          datePublished: body.publishedAt,
          dateModified: body.updatedAt ?? body.publishedAt,
          articleSection: context.say(category.body.name, category.body.nameMm).text,
        },
      ],
    }
  },
})

/** The dates and terms of a campaign are part of its promise, so they are shown without scripts too. */
function campaignOf({ body: { campaign } }: PostDocument, context: RenderContext): Markup | null {
  if (!campaign) return null
  const day = (date: string) => formatDate(startOfYangonDay(date), context.lang)
  const period = { from: day(campaign.startsOn), to: day(campaign.endsOn) }
  const heading = (key: string) => context.element('h2', { text: context.words(key), lang: context.lang })
  return markup`${facts(context, [
    [
      context.words('campaign.periodLabel'),
      { text: context.words('campaign.period', period), lang: context.lang },
    ],
    [context.words('campaign.approvalLabel'), { text: campaign.approvalRef, lang: context.lang }],
  ])}
${campaign.blocks.map((block) => [
  context.element('h2', context.say(block.title, block.titleMm)),
  context.content(context.say(block.bodyHtml, block.bodyHtmlMm)),
])}
${heading('campaign.howToJoin')}${context.content(context.say(campaign.howToJoinHtml, campaign.howToJoinHtmlMm))}
${heading('campaign.terms')}${context.content(context.say(campaign.termsHtml, campaign.termsHtmlMm))}`
}
