import { expect, it } from 'vitest'
import en from '#i18n/en/routes.json'
import my from '#i18n/my/routes.json'
import { isHome } from '../navigation/is-home.ts'
import { ROUTE_IDS } from '../navigation/addresses.ts'
import { OTHER_PAGES } from './other-pages.ts'

/** Who is not signed in reads there what the page is for. */
const SIGNED_OUT: ReadonlySet<string> = new Set(['myid', 'myidPackages', 'myidHistory', 'myidRecipients'])
/** Read where no banner is published, and by the preview of a link. */
const LEAD_BELOW_BANNER: ReadonlySet<string> = new Set([
  'mobileServices',
  'homeInternet',
  'homeInternetAll',
  'qna',
])

/** Their document is written by editors: without it the page still says how to get the service. */
const isProduct = (id: string) => id.startsWith('business')

it('S-016 every route has its title in both languages, and nothing but the title where its page has words of its own', () => {
  const parts = ['lead', 'point1', 'point2', 'point3']
  for (const texts of [en, my]) {
    const partsOf = (id: string) => parts.filter((part) => `${id}.${part}` in texts)
    for (const id of ROUTE_IDS) {
      expect(texts, `words of ${id}`).toHaveProperty([`${id}.title`])
      const own = isHome(id) || id in OTHER_PAGES
      expect(partsOf(id), `words of ${id}`).toEqual(
        !own || SIGNED_OUT.has(id) || isProduct(id) ? parts : LEAD_BELOW_BANNER.has(id) ? ['lead'] : [],
      )
    }
  }
})
