import type { Page } from '@playwright/test'
import type { Lang } from '#contracts/language.ts'
import { words } from '../fixtures.ts'

/** The parts around every page, found the way a person finds them: by role and name. */
export function frameOf(page: Page, lang: Lang | null) {
  const w = (key: string) => words(lang ?? 'my', key)
  const header = page.getByRole('banner')
  const menu = page.getByRole('dialog', { name: w('frame.menu') })
  return {
    header,
    marquee: page.getByRole('region', { name: w('frame.announcements') }),
    tabs: header.getByRole('navigation', { name: w('frame.audiences') }).getByRole('link'),
    subMenu: header.getByRole('navigation', { name: w('frame.subMenu') }),
    logo: header.getByRole('link', { name: w('frame.toHome') }),
    logIn: header.getByRole('button', { name: w('session.logIn'), exact: true }),
    logOut: page.getByRole('button', { name: w('session.logOut'), exact: true }),
    language: header.getByRole('button', { name: w('frame.language') }),
    hamburger: header.getByRole('button', { name: w('frame.menuOpen') }),
    menu,
    closeMenu: menu.getByRole('button', { name: w('frame.menuClose') }),
    group: (name: string) =>
      menu
        .locator('details')
        .filter({ has: page.locator('summary', { hasText: name }) })
        .first(),
    searchOpen: header.getByRole('button', { name: w('search.open') }),
    searchClose: header.getByRole('button', { name: w('search.close') }),
    searchField: header.getByRole('combobox'),
    suggestions: header.getByRole('option'),
    footer: page.getByRole('contentinfo'),
    backToTop: page.getByRole('contentinfo').getByRole('button', { name: w('frame.backToTop') }),
  }
}
