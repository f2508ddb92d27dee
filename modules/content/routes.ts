import type { FastifyInstance } from 'fastify'
import * as content from '#contracts/content.ts'
import * as pages from '#contracts/pages.ts'
import { getSearchDestinations } from '#contracts/search.ts'
import { ok, refused } from '#platform/errors/answer.ts'
import { serveReady } from '#platform/http/serve-ready.ts'
import type { Call } from '#contracts/call.ts'
import { listCategories, listChildCategories } from './categories.ts'
import type { Generation } from './generation.ts'
import type { Offers } from './offers.ts'
import { pageOf } from './page-of.ts'
import { pageView } from './page-view.ts'
import type { Pictures } from './pictures.ts'
import { makePostViews } from './post-view.ts'
import { publicPosts, type PostDocument } from './posts.ts'
import type { Build, Ready } from './ready-answers.ts'
import {
  footer,
  listAnnouncements,
  listAwards,
  listBanners,
  listJobs,
  listMenus,
  listSearchDestinations,
} from './small-views.ts'

const LATEST = 10

type Deps = {
  readonly ready: Ready
  readonly pictures: Pictures
  readonly offers: Offers
  readonly publicOrigin: string
}

/** NOT_FOUND instead of an absent value. */
const found = <T>(value: T | null | undefined) => (value == null ? refused('NOT_FOUND') : ok(value))

export function contentRoutes(app: FastifyInstance, deps: Deps): void {
  const read = <C extends Call>(call: C, build: Build<C>) => serveReady(app, call, deps.ready(call, build))
  postRoutes(read, deps)
  const { pictures, offers } = deps

  read(content.getAnnouncement, (generation) => ok(listAnnouncements(generation, offers)))
  read(content.getCategory, (generation) => ok(listCategories(generation)))
  read(content.getChildCategory, (generation, { query }) =>
    found(listChildCategories(generation, query.categoryId)),
  )
  read(content.getBannerByType, (generation, { query: { type } }) =>
    ok(listBanners(generation, { pictures, offers, type })),
  )
  read(content.getMenus, (generation) => ok(listMenus(generation)))
  read(content.getFooter, (generation) => ok(footer(generation)))

  read(pages.getPage, (generation, { params }) => {
    const page = generation.get('page', params.slug)
    return found(page && pageView(generation, pictures, page))
  })
  read(pages.getJobs, (generation) => ok(listJobs(generation)))
  read(pages.getJobDetail, (generation, { params }) =>
    found(listJobs(generation).find((job) => job.id === params.id)),
  )
  read(pages.getAwards, (generation) => ok(listAwards(generation, pictures)))

  read(getSearchDestinations, (generation) => ok(listSearchDestinations(generation)))
}

type Read = <C extends Call>(call: C, build: Build<C>) => void

function postRoutes(read: Read, deps: Deps): void {
  const views = makePostViews(deps)
  const isOver = (generation: Generation, { body: { offerCode } }: PostDocument): boolean =>
    offerCode !== null && deps.offers(generation, offerCode).state === 'OVER'
  /** Ended offers stay readable, after those that can be bought. */
  const endedLast = (generation: Generation, posts: readonly PostDocument[]): readonly PostDocument[] =>
    [false, true].flatMap((over) => posts.filter((post) => isOver(generation, post) === over))
  const onePage = (
    generation: Generation,
    posts: readonly PostDocument[],
    query: { page: number; size: number },
  ) => {
    const { items, page } = pageOf(posts, query)
    return ok(
      items.map((post) => views.inList(generation, post)),
      page,
    )
  }

  read(content.getPost, (generation, { query }) => onePage(generation, publicPosts(generation).news, query))
  read(content.getLatestPostList, (generation) =>
    ok(
      publicPosts(generation)
        .news.slice(0, LATEST)
        .map((post) => views.inList(generation, post)),
    ),
  )
  read(content.getPostListByCategory, (generation, { params, query }) =>
    generation.get('category', params.categoryId)
      ? onePage(
          generation,
          endedLast(generation, publicPosts(generation).inCategory(params.categoryId)),
          query,
        )
      : refused('NOT_FOUND'),
  )
  read(content.getPostDetail, (generation, { params }) => {
    const post = generation.get('post', params.id)
    const hasCategory = post && generation.get('category', post.body.categoryId)
    return found(hasCategory && views.inFull(generation, post))
  })
}
