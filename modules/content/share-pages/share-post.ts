import { formatDate } from '#language/formats.ts'
import { excerptOf } from '#language/html-text.ts'
import type { Generation } from '../generation.ts'
import type { Pictures } from '../pictures.ts'
import type { PostDocument } from '../posts.ts'
import { markup, type Markup } from './markup.ts'
import type { SharedKind } from './shared-kind.ts'
import { facts, type Telling } from './telling.ts'

export const DESCRIPTION_UNITS = 200

const categoryOf = (generation: Generation, post: PostDocument) =>
  generation.get('category', post.body.categoryId)

/** Community posts open under their section, all others on the common post page. */
const routeOf = (generation: Generation, post: PostDocument): string => {
  const category = categoryOf(generation, post)
  return category?.body.section === 'COMMUNITY'
    ? `#/community/community-detail/${category.id}/${post.id}`
    : `#/post-detail/${post.id}`
}

export const sharedPosts = (pictures: Pictures): SharedKind => ({
  name: 'post',
  list: (generation) =>
    generation
      .list('post')
      .filter((post) => categoryOf(generation, post))
      .map(({ id, body }) => ({ id, changedOn: body.updatedAt ?? body.publishedAt })),
  page: (generation, id, telling) => {
    const post = generation.get('post', id)
    const category = post && categoryOf(generation, post)
    if (!post || !category) return null
    const { body } = post
    const title = telling.say(body.title, body.titleMm)
    const content = telling.say(body.contentHtml, body.contentHtmlMm)
    const description =
      telling.say(body.description, body.descriptionMm).text || excerptOf(content.text, DESCRIPTION_UNITS)
    return {
      title,
      description,
      picture: pictures.find(generation, body),
      route: routeOf(generation, post),
      openGraph: 'article',
      body: markup`<p class="quiet">${telling.say(category.body.name, category.body.nameMm).text} · <time datetime="${body.publishedAt}">${formatDate(body.publishedAt, telling.lang)}</time></p>
${telling.content(content)}${campaignOf(post, telling)}`,
      data: [
        {
          '@type': 'NewsArticle',
          headline: title.text,
          description,
          datePublished: body.publishedAt,
          dateModified: body.updatedAt ?? body.publishedAt,
          articleSection: telling.say(category.body.name, category.body.nameMm).text,
        },
      ],
    }
  },
})

/** A campaign's dates and terms belong to what is promised, also where no script runs. */
function campaignOf({ body: { campaign } }: PostDocument, telling: Telling): Markup | null {
  if (!campaign) return null
  const day = (date: string) => formatDate(`${date}T00:00:00+06:30`, telling.lang)
  const period = { from: day(campaign.startsOn), to: day(campaign.endsOn) }
  const heading = (key: string) => telling.element('h2', { text: telling.words(key), lang: telling.lang })
  return markup`${facts(telling, [
    [
      telling.words('campaign.periodLabel'),
      { text: telling.words('campaign.period', period), lang: telling.lang },
    ],
    [telling.words('campaign.approvalLabel'), { text: campaign.approvalRef, lang: telling.lang }],
  ])}
${campaign.blocks.map((block) => [
  telling.element('h2', telling.say(block.title, block.titleMm)),
  telling.content(telling.say(block.bodyHtml, block.bodyHtmlMm)),
])}
${heading('campaign.howToJoin')}${telling.content(telling.say(campaign.howToJoinHtml, campaign.howToJoinHtmlMm))}
${heading('campaign.terms')}${telling.content(telling.say(campaign.termsHtml, campaign.termsHtmlMm))}`
}
