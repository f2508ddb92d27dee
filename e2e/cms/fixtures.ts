import { test as base, type Browser, type Page } from '@playwright/test'
import { sitDown, type Desk } from '../../scripts/own-site/staff-desk.ts'
import { startStaffSite, type StaffSite } from '../../scripts/own-site/staff-site.ts'
import { loadEnv } from '../../scripts/run/load-env.ts'
import { cmsScreens, type CmsScreens } from './cms-screens.ts'
import { cmsAddress } from './printed-address.ts'

type Account = { readonly email: string; readonly password: string }

export type Newsroom = {
  readonly site: StaffSite
  /** The address readers come to. */
  readonly website: string
  /** The address staff open the CMS at. */
  readonly office: string
  /** Where colleagues read their letters. */
  readonly mailBoxes: string
  readonly admin: Desk
  readonly editor: Account
  readonly approver: Account
}

const START_MS = 240_000

async function openNewsroom(): Promise<Newsroom> {
  loadEnv()
  const { DATABASE_URL: databaseServer = '', REDIS_URL: redisUrl = '' } = process.env
  const { origin: office, port: cmsPort } = await cmsAddress()
  const site = await startStaffSite({ databaseServer, redisUrl, cmsPort })
  try {
    return { site, office, ...(await furnish(site)) }
  } catch (error) {
    // What stays would hold the address that the next one opens at.
    await site.close()
    throw error
  }
}

async function furnish(site: StaffSite): Promise<Omit<Newsroom, 'site' | 'office'>> {
  const api = await site.startApi()
  await site.startPreview()
  const mail = await site.startMailBoxes()
  const admin = await sitDown(site.cms, site.cms.admin)
  const hire = async (name: string, role: string): Promise<Account> => {
    const account = { email: `${name}@example.com`, password: `${name}-of-the-newsroom` }
    await admin.colleague(account.email, account.password, role)
    return account
  }
  const editor = await hire('editor', 'CONTENT_EDITOR')
  const approver = await hire('approver', 'CONTENT_APPROVER')
  return { website: api.address, mailBoxes: mail.address, admin, editor, approver }
}

type Reader = (path: string, lang: 'en' | 'my') => Promise<Page>

export const test = base.extend<
  { reader: Reader; desk: (account: Account) => Promise<CmsScreens> },
  { newsroom: Newsroom }
>({
  newsroom: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- the pattern is how Playwright learns that nothing is needed
    async ({}, use) => {
      const newsroom = await openNewsroom()
      await use(newsroom)
      await newsroom.site.close()
    },
    { scope: 'worker', timeout: START_MS },
  ],
  /** Somebody who comes to the website for the first time, with an empty cache. */
  reader: async ({ browser, newsroom }, use) => {
    const pages: Page[] = []
    await use(async (path, lang) => {
      const page = await freshPage(browser)
      pages.push(page)
      await page.addInitScript((value) => localStorage.setItem('__LANG__', value), lang)
      await page.goto(`${newsroom.website}/#/${path}`)
      return page
    })
    for (const page of pages) await page.context().close()
  },
  /** A colleague signed in to the CMS in a browser of their own. */
  desk: async ({ browser, newsroom }, use) => {
    const pages: Page[] = []
    await use(async (account) => {
      const page = await freshPage(browser)
      pages.push(page)
      const screens = cmsScreens(page, newsroom.office)
      await screens.logIn(account.email, account.password)
      // The CMS remembers which language somebody wrote last; every journey begins in English.
      await screens.open('?locale=en')
      return screens
    })
    for (const page of pages) await page.context().close()
  },
})

const freshPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })).newPage()

export { expect } from '@playwright/test'
