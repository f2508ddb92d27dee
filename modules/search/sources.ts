import { publicPosts, type Document, type Generation } from '#modules/content/index.ts'
import { listRoamCountries } from '#modules/international/index.ts'
import type { ShelfOf } from '#modules/packages/index.ts'
import type { Entry, Source } from './found-groups.ts'

const nothingMore = { code: null, kyat: null } as const

const packages =
  (shelfOf: ShelfOf) =>
  (generation: Generation): Entry[] =>
    shelfOf(generation).packages.map(({ view }) => ({
      hit: {
        id: view.id,
        title: view.name,
        titleMm: view.nameMm,
        code: null,
        kyat: view.offer?.price ?? view.price,
      },
      names: [view.name, view.nameMm, view.code],
      texts: [view.summary, view.summaryMm, view.vasGroupName, view.vasGroupNameMm, ...view.tags],
    }))

const questions = (generation: Generation): Entry[] =>
  generation.list('faq').map(({ id, body }) => ({
    hit: { id, title: body.question, titleMm: body.questionMm, ...nothingMore },
    names: [body.question, body.questionMm],
    texts: [body.answerHtml, body.answerHtmlMm],
  }))

const codes = (generation: Generation): Entry[] =>
  generation.list('ussd').map(({ id, body }) => ({
    hit: { id, title: body.title, titleMm: body.titleMm, code: body.code, kyat: null },
    names: [body.title, body.titleMm, body.code],
    texts: [body.steps, body.stepsMm],
  }))

/** Most people know a shop by its township. */
const shops = (generation: Generation): Entry[] =>
  generation.list('shop').map(({ id, body }) => ({
    hit: { id, title: body.name, titleMm: body.nameMm, ...nothingMore },
    names: [body.name, body.nameMm, body.township, body.townshipMm],
    texts: [body.address, body.addressMm],
  }))

const countries = (generation: Generation): Entry[] =>
  listRoamCountries(generation).map(({ country, name, nameMm }) => ({
    hit: { id: country, title: name, titleMm: nameMm, ...nothingMore },
    names: [name, nameMm],
    texts: [],
  }))

/** Only title and description of a post are searched: its long text mentions everything. */
const postEntry = ({ id, body }: Document<'post'>): Entry => ({
  hit: { id, title: body.title, titleMm: body.titleMm, ...nothingMore },
  names: [body.title, body.titleMm],
  texts: [body.description, body.descriptionMm],
})

/** Stories of the community stand in their section, so their hits say which part of it. */
function stories(generation: Generation): Entry[] {
  const { inCategory } = publicPosts(generation)
  const sections = generation
    .list('category')
    .filter(({ body }) => body.section === 'COMMUNITY' && body.parentId === null)
  return sections.flatMap(({ id }) =>
    inCategory(id).map((post) => {
      const entry = postEntry(post)
      return { ...entry, hit: { ...entry.hit, categoryId: post.body.categoryId } }
    }),
  )
}

const posts = (generation: Generation): Entry[] => [
  ...publicPosts(generation).news.map(postEntry),
  ...stories(generation),
]

/** In display order. */
export const searchSources = (shelfOf: ShelfOf): readonly Source[] => [
  { group: 'PACKAGE', entries: packages(shelfOf) },
  { group: 'QUESTION', entries: questions },
  { group: 'USSD', entries: codes },
  { group: 'SHOP', entries: shops },
  { group: 'COUNTRY', entries: countries },
  { group: 'POST', entries: posts },
]
