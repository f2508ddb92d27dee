import { htmlText } from '#language/html-text.ts'
import type { Generation } from '../generation.ts'
import { pageView } from '../page-view.ts'
import type { Pictures } from '../pictures.ts'
import { listFaq } from '../small-views.ts'
import { blockMarkup } from './block-markup.ts'
import { markup } from './markup.ts'
import type { LinkPreviews, LinkPreview } from './link-preview.ts'
import type { Said, RenderContext } from './render-context.ts'

/** The questions are a list, not a page of blocks, but have an address among the pages. */
const QNA = 'qna'

export const pagePreviews = (pictures: Pictures): LinkPreviews => ({
  name: 'page',
  list: (generation) => [
    ...generation.list('page').map(({ id, body }) => ({ id, changedOn: body.updatedOn })),
    ...(generation.list('faq').length > 0 ? [{ id: QNA, changedOn: newestAnswer(generation) }] : []),
  ],
  page: (generation, id, context) =>
    id === QNA ? qnaPage(generation, pictures, context) : blockPage(generation, pictures, id, context),
})

const newestAnswer = (generation: Generation): string | null =>
  generation.list('faq').reduce<string | null>((newest, { body }) => {
    return newest === null || Date.parse(body.updatedAt) > Date.parse(newest) ? body.updatedAt : newest
  }, null)

function blockPage(
  generation: Generation,
  pictures: Pictures,
  id: string,
  context: RenderContext,
): LinkPreview | null {
  const document = generation.get('page', id)
  if (!document) return null
  const page = pageView(generation, pictures, document)
  const title = context.say(page.title, page.titleMm)
  const description = context.say(page.description, page.descriptionMm).text
  const questions = page.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []))
  return {
    title,
    description: description || title.text,
    picture: page.blocks.flatMap((block) => (block.type === 'hero' ? (block.picture ?? []) : []))[0] ?? null,
    route: `#/${page.slug.replaceAll('__', '/')}`,
    openGraph: 'website',
    body: markup`${page.blocks.map((block) => blockMarkup(generation, block, context))}`,
    data: [
      { '@type': 'WebPage', name: title.text, description, dateModified: page.updatedOn },
      ...(questions.length > 0 ? [faqData(questions.map((one) => asked(one, context)))] : []),
    ],
  }
}

function qnaPage(generation: Generation, pictures: Pictures, context: RenderContext): LinkPreview | null {
  const entries = listFaq(generation, {}).map((faq) => asked(faq, context))
  if (entries.length === 0) return null
  return {
    title: { text: context.words('routes.qna.title'), lang: context.lang },
    description: context.words('routes.qna.lead'),
    picture: pictures.find(generation, { pictureName: 'help-headset' }),
    route: '#/qna',
    openGraph: 'website',
    body: markup`${entries.map(({ question, answer }) => [context.element('h2', question), context.content(answer)])}`,
    data: [faqData(entries)],
  }
}

type Asked = { readonly question: Said; readonly answer: Said }
type Question = {
  question: string
  questionMm: string | null
  answerHtml: string
  answerHtmlMm: string | null
}

const asked = (entry: Question, context: RenderContext): Asked => ({
  question: context.say(entry.question, entry.questionMm),
  answer: context.say(entry.answerHtml, entry.answerHtmlMm),
})

const faqData = (entries: readonly Asked[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question.text,
    acceptedAnswer: { '@type': 'Answer', text: htmlText(answer.text) },
  })),
})
