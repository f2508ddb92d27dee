import { htmlText } from '#language/html-text.ts'
import type { Generation } from '../generation.ts'
import { pageView } from '../page-view.ts'
import type { Pictures } from '../pictures.ts'
import { listFaq } from '../small-views.ts'
import { blockMarkup } from './block-markup.ts'
import { markup } from './markup.ts'
import type { SharedKind, SharedPage } from './shared-kind.ts'
import type { Said, Telling } from './telling.ts'

/** Not a page of blocks but a list of its own; it has a place among the pages all the same. */
const QNA = 'qna'

export const sharedPages = (pictures: Pictures): SharedKind => ({
  name: 'page',
  list: (generation) => [
    ...generation.list('page').map(({ id, body }) => ({ id, changedOn: body.updatedOn })),
    ...(generation.list('faq').length > 0 ? [{ id: QNA, changedOn: newestAnswer(generation) }] : []),
  ],
  page: (generation, id, telling) =>
    id === QNA ? qnaPage(generation, pictures, telling) : blockPage(generation, pictures, id, telling),
})

const newestAnswer = (generation: Generation): string | null =>
  generation.list('faq').reduce<string | null>((newest, { body }) => {
    return newest === null || Date.parse(body.updatedAt) > Date.parse(newest) ? body.updatedAt : newest
  }, null)

function blockPage(
  generation: Generation,
  pictures: Pictures,
  id: string,
  telling: Telling,
): SharedPage | null {
  const document = generation.get('page', id)
  if (!document) return null
  const page = pageView(generation, pictures, document)
  const title = telling.say(page.title, page.titleMm)
  const description = telling.say(page.description, page.descriptionMm).text
  const questions = page.blocks.flatMap((block) => (block.type === 'faq' ? block.items : []))
  return {
    title,
    description: description || title.text,
    picture: page.blocks.flatMap((block) => (block.type === 'hero' ? (block.picture ?? []) : []))[0] ?? null,
    route: `#/${page.slug.replaceAll('__', '/')}`,
    openGraph: 'website',
    body: markup`${page.blocks.map((block) => blockMarkup(generation, block, telling))}`,
    data: [
      { '@type': 'WebPage', name: title.text, description, dateModified: page.updatedOn },
      ...(questions.length > 0 ? [faqData(questions.map((one) => asked(one, telling)))] : []),
    ],
  }
}

function qnaPage(generation: Generation, pictures: Pictures, telling: Telling): SharedPage | null {
  const entries = listFaq(generation, {}).map((faq) => asked(faq, telling))
  if (entries.length === 0) return null
  return {
    title: { text: telling.words('routes.qna.title'), lang: telling.lang },
    description: telling.words('routes.qna.lead'),
    picture: pictures.find(generation, { pictureName: 'help-headset' }),
    route: '#/qna',
    openGraph: 'website',
    body: markup`${entries.map(({ question, answer }) => [telling.element('h2', question), telling.content(answer)])}`,
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

const asked = (entry: Question, telling: Telling): Asked => ({
  question: telling.say(entry.question, entry.questionMm),
  answer: telling.say(entry.answerHtml, entry.answerHtmlMm),
})

const faqData = (entries: readonly Asked[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question.text,
    acceptedAnswer: { '@type': 'Answer', text: htmlText(answer.text) },
  })),
})
