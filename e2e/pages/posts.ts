import type { Page, Route } from '@playwright/test'
import type { Category, Post } from '#contracts/content.ts'
import type { Lang } from '#contracts/language.ts'
import { words } from '../fixtures.ts'
import { answerWith } from './hold.ts'

const API = '**/api/v1'
export const CALLS = {
  categories: `${API}/get-category*`,
  publicPosts: `${API}/get-post?*`,
  categoryPosts: `${API}/get-post-list-by-category/*`,
  childCategories: `${API}/get-child-category*`,
  detail: `${API}/get-post-detail/*`,
}

/** The parts of the pages made of posts, found the way a person finds them. */
export function postsOf(page: Page, lang: Lang | null) {
  const w = (key: string) => words(lang ?? 'my', key)
  const main = page.locator('main')
  const section = (name: string) => main.getByRole('region', { name, exact: true })
  return {
    main,
    skeleton: (label: string) => main.locator(`[data-skeleton="${label}"]`),
    section,
    cards: main.getByRole('article'),
    chips: (key: string) => main.getByRole('group', { name: w(key) }).getByRole('button'),
    list: section(w('promotions.list')).getByRole('article'),
    latest: section(w('promotions.latest')).getByRole('article'),
    hot: section(w('promotions.hot')).getByRole('listitem'),
    showMore: main.getByRole('button', { name: w('post.showMore') }),
    retry: main.getByRole('button', { name: w('state.retry') }),
  }
}

/** What a reader sees: without the marks that only say where a line may end. */
export const seen = (text: string | null) => (text ?? '').replaceAll(/[\u200B\u2060]/g, '')

export const aPost = (number: number, change: Partial<Post> = {}): Post => ({
  postId: `post-${number}`,
  title: `Post ${number}`,
  titleMm: `ပို့စ် ${number}`,
  description: `About ${number}`,
  descriptionMm: `အကြောင်း ${number}`,
  content: `<p>Content ${number}</p>`,
  contentMm: `<p>စာသား ${number}</p>`,
  thumbnail: '/media/lanterns-360.webp',
  showCategoryId: 'promotions',
  picture: {
    src: '/media/lanterns-1200.webp',
    srcset: '/media/lanterns-360.webp 360w, /media/lanterns-1200.webp 1200w',
    width: 1200,
    height: 675,
    alt: 'Lanterns',
    altMm: 'မီးပုံးများ',
  },
  template: 'PROMOTION',
  offer: null,
  publishedAt: '2026-11-10T09:00:00+06:30',
  ...change,
})

export const somePosts = (count: number, change: Partial<Post> = {}) =>
  Array.from({ length: count }, (_, index) => aPost(index + 1, change))

export const PROMOTIONS: Category = { id: 'promotions', name: 'Promotions', nameMm: 'ပရိုမိုးရှင်းများ' }

const envelope = (result: unknown, page?: unknown) => ({
  json: {
    code: 'SUCCESS',
    message: 'Done.',
    messageMm: 'ပြီးပါပြီ။',
    result,
    requestId: 'r',
    ...(page ? { page } : {}),
  },
})

export const answer = (page: Page, address: string, result: unknown) =>
  answerWith(page, address, (route) => route.fulfill(envelope(result)))

/** Answers page by page like the server, and records the requests. */
export async function answerPaged(page: Page, address: string, posts: readonly Post[]): Promise<URL[]> {
  const asked: URL[] = []
  await answerWith(page, address, (route: Route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    const [number, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('size'))]
    const result = posts.slice(number * size, (number + 1) * size)
    return route.fulfill(
      envelope(result, {
        page: number,
        size,
        total: posts.length,
        hasMore: (number + 1) * size < posts.length,
      }),
    )
  })
  return asked
}

export const fail = (page: Page, address: string) =>
  answerWith(page, address, (route) =>
    route.fulfill({
      status: 500,
      json: {
        code: 'INTERNAL',
        message: 'Broken.',
        messageMm: 'ပျက်နေပါသည်။',
        result: null,
        requestId: 'ref-12345',
      },
    }),
  )
