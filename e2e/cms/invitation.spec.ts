import type { Browser, Page, TestInfo } from '@playwright/test'
import { codeOnPhone } from './authenticator.ts'
import { expect, test, type Newsroom } from './fixtures.ts'
import { letterTo } from './mail-box.ts'

const FIRST = 'lanterns over nine green fields'
const NEXT = 'seven paper boats at the harbour'

/** What the screens say in each language, where a journey goes by it. */
const SCREENS = {
  en: { editor: 'Editor: writes drafts', accounts: 'Staff accounts', posts: 'Posts' },
  my: { editor: 'အယ်ဒီတာ (မူကြမ်းရေးသူ)', accounts: 'ဝန်ထမ်း အကောင့်များ', posts: 'ဆောင်းပါးများ' },
} as const
type Language = keyof typeof SCREENS

const keep = (page: Page, info: TestInfo, name: string) =>
  page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })

/** Payload has regions of its own for what it says. */
const said = (page: Page) => page.locator('.cms-step [role=status]')

const submit = (page: Page) => page.locator('button[type=submit]').click()

test.describe.configure({ mode: 'serial' })

async function openIn(browser: Browser, newsroom: Newsroom, language: Language): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  await context.addCookies([
    { name: 'payload-lng', value: language, url: newsroom.office },
    { name: 'payload-lng', value: language, url: newsroom.site.cms.url },
  ])
  return context.newPage()
}

async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.locator('#field-password').fill(password)
  await page.locator('#field-again').fill(again)
  await submit(page)
}

for (const language of ['en', 'my'] as const) {
  const words = SCREENS[language]
  const email = `newcomer-${language}@example.com`

  test(`a new editor is invited, chooses a password, sets up a phone and sees what an editor may (${language})`, async ({
    browser,
    desk,
    newsroom,
  }, info) => {
    const cms = await desk(newsroom.site.cms.admin)
    await cms.page.context().addCookies([{ name: 'payload-lng', value: language, url: newsroom.office }])
    await cms.open('collections/users')
    await cms.page.locator('a[href$="/collections/users/create"]').first().click()
    await cms.page.waitForURL(/\/admin\/invite/)
    await cms.page.locator('#field-email').fill(email)
    await cms.page.locator('#field-name').fill('Daw Mya')
    await cms.page.getByRole('radio', { name: words.editor }).check()
    await keep(cms.page, info, 'invite')
    await submit(cms.page)
    await expect(said(cms.page)).toContainText(email)
    await keep(cms.page, info, 'invited')

    const { link } = await letterTo(newsroom, email)
    const page = await openIn(browser, newsroom, language)
    await page.goto(link)
    await choosePassword(page, 'short')
    await expect(page.locator('.cms-refusal')).not.toBeEmpty()
    await choosePassword(page, FIRST, NEXT)
    await expect(page.locator('.cms-refusal')).not.toBeEmpty()
    await keep(page, info, 'choose-password')
    await choosePassword(page, FIRST)
    await expect(said(page)).toBeVisible()
    await keep(page, info, 'password-chosen')
    await page.goto(link)
    await page.reload()
    await choosePassword(page, NEXT)
    await expect(page.locator('.cms-refusal')).not.toBeEmpty()

    await page.goto(`${newsroom.office}/admin/login`)
    await page.locator('#field-email').fill(email)
    await page.locator('#field-password').fill(FIRST)
    await submit(page)
    await expect(page.locator('.cms-offer a')).toBeVisible()
    await page.goto(`${newsroom.office}/admin/second-factor`)
    await page.locator('#field-password').fill(FIRST)
    await submit(page)
    const key = await page.locator('.cms-key code').innerText()
    await page.locator('#field-code').fill(codeOnPhone(key))
    await submit(page)
    await expect(page.locator('.cms-codes code')).toHaveCount(10)
    await submit(page)
    await expect(page.locator('.dashboard')).toBeVisible()
    const nav = page.locator('.nav')
    await expect(nav.getByText(words.posts, { exact: true })).toHaveCount(1)
    await expect(nav.getByText(words.accounts, { exact: true })).toHaveCount(0)
    await page.goto(`${newsroom.office}/admin/collections/posts/create`)
    await expect(page.locator('#action-save-draft')).toBeVisible()
    await expect(page.locator('#action-save')).toHaveCount(0)
    await page.goto(`${newsroom.office}/admin/invite`)
    await expect(page.locator('.dashboard')).toBeVisible()
    await page.context().close()
  })

  test(`a forgotten password is set by a letter, and the phone is still asked for (${language})`, async ({
    browser,
    newsroom,
  }, info) => {
    const page = await openIn(browser, newsroom, language)
    await page.goto(`${newsroom.office}/admin/login`)
    await keep(page, info, 'sign-in')
    await page.locator('a[href$="/forgot"]').click()
    await page.locator('#field-email').fill(email)
    await keep(page, info, 'forgot')
    const { receivedAt } = await letterTo(newsroom, email)
    await submit(page)
    await expect(said(page)).toBeVisible()
    await keep(page, info, 'forgot-sent')
    const { link } = await letterTo(newsroom, email, receivedAt)
    await page.goto(link)
    await choosePassword(page, NEXT)
    await expect(said(page)).toBeVisible()
    await page.goto(`${newsroom.office}/admin/login`)
    await page.locator('#field-email').fill(email)
    await page.locator('#field-password').fill(FIRST)
    await submit(page)
    await expect(page.locator('.cms-refusal')).not.toBeEmpty()
    await page.locator('#field-password').fill(NEXT)
    await submit(page)
    await expect(page.locator('#field-code')).toBeVisible()
    await page.context().close()
  })
}
