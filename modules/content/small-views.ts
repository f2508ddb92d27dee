import { MENU_TABS, type Announcement, type Banner, type Footer, type Menu } from '#contracts/content.ts'
import type { Faq } from '#contracts/help.ts'
import type { SearchDestination } from '#contracts/search.ts'
import type { Award, Job } from '#contracts/pages.ts'
import { endOfYangonDay } from '#language/yangon-day.ts'
import type { Generation } from './generation.ts'
import { standsOnOffer, type Offers } from './offers.ts'
import type { Pictures } from './pictures.ts'
import { makeTextSearch } from './text-search.ts'

export const listAnnouncements = (generation: Generation, offers: Offers): Announcement[] =>
  generation.list('announcement').flatMap(({ body }) => standsOnOffer(generation, offers, body))

type Wish = { readonly pictures: Pictures; readonly offers: Offers; readonly type: Banner['type'] }

export const listBanners = (generation: Generation, { pictures, offers, type }: Wish): Banner[] =>
  generation
    .list('banner')
    .filter(({ body }) => body.type === type)
    .flatMap(({ id, sort, body }) =>
      standsOnOffer(generation, offers, body).map((offered) => ({ id, sort, body: offered })),
    )
    .map(({ id, sort, body }) => {
      const picture = pictures.find(generation, body, 'wide')
      const narrow = pictures.find(
        generation,
        { pictureName: body.pictureMobileName ?? body.pictureName },
        'tall',
      )
      return {
        ...body,
        id,
        image: picture?.src ?? '',
        imageMobile: narrow?.src ?? '',
        picture,
        alt: picture?.alt ?? '',
        altMm: picture?.altMm ?? null,
        sortOrder: sort,
      }
    })

const NO_FOOTER: Footer = { columns: [], social: [] }

/** The footer is a single document. */
export const footer = (generation: Generation): Footer => generation.list('footer')[0]?.body ?? NO_FOOTER

/** Menus of unknown tabs are not shown. */
export const listMenus = (generation: Generation): Menu[] =>
  MENU_TABS.flatMap((tab) => {
    const menu = generation.get('menu', tab)
    return menu ? [{ tab, items: menu.body.items }] : []
  })

const faqSearch = makeTextSearch(
  (generation) => generation.list('faq'),
  ({ body }) => [body.question, body.questionMm, body.answerHtml, body.answerHtmlMm],
)

export function listFaq(
  generation: Generation,
  wish: { category?: Faq['category'] | undefined; keyword?: string | undefined },
): Faq[] {
  return faqSearch(generation, wish.keyword ?? '')
    .filter(({ body }) => wish.category === undefined || body.category === wish.category)
    .map(({ id, body }) => ({ id, ...body }))
}

export const listSearchDestinations = (generation: Generation): SearchDestination[] =>
  generation.list('searchDestination').map(({ body }) => body)

const isOpen = (generation: Generation, closesOn: string): boolean =>
  generation.now < endOfYangonDay(closesOn)

/** Sorted by closing date. */
export const listJobs = (generation: Generation): Job[] =>
  generation
    .list('job')
    .filter(({ body }) => isOpen(generation, body.closesOn))
    .map(({ id, body: { descriptionHtml, descriptionHtmlMm, ...body } }) => ({
      id,
      ...body,
      description: descriptionHtml,
      descriptionMm: descriptionHtmlMm,
    }))
    .sort((a, b) => a.closesOn.localeCompare(b.closesOn))

export const listAwards = (generation: Generation, pictures: Pictures): Award[] =>
  generation
    .list('award')
    .map(({ id, body }) => ({ id, ...body, picture: pictures.find(generation, body) }))
    .sort((a, b) => b.year - a.year)
