import { expect, it } from 'vitest'
import en from '#i18n/en/routes.json'
import my from '#i18n/my/routes.json'
import { isHome } from '../navigation/is-home.ts'
import { ROUTE_IDS } from '../navigation/addresses.ts'
import { ROUTES } from '../navigation/routes.ts'
import { OTHER_PAGES } from './other-pages.ts'

/** Signed-out visitors read here what the page is for. */
const SIGNED_OUT: ReadonlySet<string> = new Set([
  'myid',
  'myidPackages',
  'myidHistory',
  'myidRecipients',
  'loyaltyHome',
  'loyaltyPoint',
])
/** Shown when no banner is published, and in link previews. */
const LEAD_BELOW_BANNER: ReadonlySet<string> = new Set([
  'mobileServices',
  'homeInternet',
  'homeInternetAll',
  'qna',
])

it('S-330 every address has a page of its own or is the document of its editors', () => {
  const without = ROUTE_IDS.filter((id) => !isHome(id) && !(id in OTHER_PAGES) && !ROUTES[id].document)
  expect(without).toEqual([])
})

it('S-016 every route has its title in both languages, and nothing but the title where its page has words of its own', () => {
  const parts = ['lead', 'point1', 'point2', 'point3']
  for (const texts of [en, my]) {
    const partsOf = (id: string) => parts.filter((part) => `${id}.${part}` in texts)
    for (const id of ROUTE_IDS) {
      expect(texts, `words of ${id}`).toHaveProperty([`${id}.title`])
      expect(partsOf(id), `words of ${id}`).toEqual(
        SIGNED_OUT.has(id) ? parts : LEAD_BELOW_BANNER.has(id) ? ['lead'] : [],
      )
    }
  }
})
