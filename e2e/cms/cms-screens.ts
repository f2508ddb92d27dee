import { expect, type Locator, type Page } from '@playwright/test'

type Language = 'en' | 'my'
type Upload = { readonly file: Buffer; readonly alt: string; readonly altMm: string }

const YANGON_AHEAD_MS = 390 * 60_000
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', my: 'မြန်မာ' }

export type CmsScreens = ReturnType<typeof cmsScreens>

/** The CMS as a colleague uses it. Payload gives its fields and buttons ids that do not change with the language. */
export const cmsScreens = (page: Page, cms: string) => ({
  page,
  publishButton: page.locator('#action-save'),
  ...ways(page, cms),
  ...writing(page),
})

const fieldOf = (page: Page, name: string): Locator => page.locator(`#field-${name}`)

/** A save is good when the server took it and the screen says so. */
async function saved(page: Page, click: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && new URL(answer.url()).pathname.startsWith('/api/'),
  )
  await click()
  expect((await answered).status()).toBeLessThan(300)
  await expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
}

/** A form that still opens forgets what is typed first. */
async function fillToStay(input: Locator, text: string): Promise<void> {
  await expect(async () => {
    await input.fill(text)
    await input.page().waitForTimeout(400)
    await expect(input).toHaveValue(text, { timeout: 100 })
  }).toPass()
}

/** From one screen to another. */
const ways = (page: Page, cms: string) => ({
  async logIn(email: string, password: string): Promise<void> {
    await page.goto(`${cms}/admin/login`)
    await fieldOf(page, 'email').fill(email)
    await fieldOf(page, 'password').fill(password)
    await page.locator('button[type=submit]').click()
    await expect(page.locator('.dashboard')).toBeVisible()
  },

  /** The language of labels and buttons, which is not that of the document. */
  screensIn: (language: Language): Promise<void> =>
    page.context().addCookies([{ name: 'payload-lng', value: language, url: cms }]),

  /** Until React has taken the form over it forgets what is typed. */
  async open(path: string): Promise<void> {
    await page.goto(`${cms}/admin/${path}`)
    // Part by part: the first field may be ready long before the one that is written in.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('form input, form textarea')].every((field) =>
        Object.keys(field).some((name) => name.startsWith('__react')),
      ),
    )
  },

  async onlyBurmeseMissing(): Promise<void> {
    await page.goto(`${cms}/admin/collections/posts?locale=en`)
    const filter = page.locator('.cms-quick-filter a[href*=burmeseMissing]')
    await filter.click()
    await page.waitForURL((url) => url.search.includes('burmeseMissing'))
    await expect(filter).toHaveAttribute('aria-current', 'page')
  },

  /** Titles of a list in the order of the alphabet. */
  titles: async (): Promise<string[]> =>
    (await page.locator('.table .cell-title').allTextContents()).toSorted(),

  /** The form is rebuilt for the other language after the address has changed: text typed before that is lost. */
  async speak(language: Language): Promise<void> {
    await page.locator('.collection-edit__form').evaluate((form) => form.setAttribute('data-left', ''))
    await page.locator('.localizer button').first().click()
    await page.locator('.popup-button-list__button', { hasText: LANGUAGE_NAMES[language] }).first().click()
    await expect(page.locator('form[data-left]')).toHaveCount(0)
    await page.waitForURL((url) => url.searchParams.get('locale') === language)
  },

  /** The CMS's number of the document on the screen. */
  async documentId(): Promise<number> {
    await page.waitForURL(/\/collections\/\w+\/\d+/)
    return Number(/\/collections\/\w+\/(\d+)/.exec(page.url())?.[1])
  },
})

/** On the screen of one document. */
function writing(page: Page) {
  const field = (name: string): Locator => fieldOf(page, name)
  return {
    field,
    /** The same words in the language that is not on the screen. */
    inOther: (name: string): Locator => field(`${name}-other`),

    async choose(name: string, label: string): Promise<void> {
      await field(name).locator('.rs__control').click()
      await page.locator('.rs__option').getByText(label, { exact: true }).click()
    },

    async writeText(words: string): Promise<void> {
      const text = page.locator('.rich-text-lexical [contenteditable="true"]').first()
      await text.click()
      await text.pressSequentially(words)
    },

    async upload({ file, alt, altMm }: Upload): Promise<void> {
      await field('picture').locator('.upload__createNewToggler').click()
      const drawer = page.locator('dialog.drawer--is-open')
      await drawer
        .locator('input[type=file]')
        .setInputFiles({ name: 'lanterns.jpg', mimeType: 'image/jpeg', buffer: file })
      await drawer.locator('#field-alt').fill(alt)
      await drawer.locator('#field-altMm').fill(altMm)
      await saved(page, () => drawer.locator('#action-save').click())
      await expect(drawer).toHaveCount(0)
    },

    /** A day and a time as staff write them: of Yangon, wherever the browser stands. */
    async setMoment(name: string, moment: Date): Promise<void> {
      const text = new Date(moment.getTime() + YANGON_AHEAD_MS).toISOString().slice(0, 16)
      await fillToStay(field(name).locator('input'), text)
    },

    saveDraft: () => saved(page, () => page.locator('#action-save-draft').click()),
    publish: () => saved(page, () => page.locator('#action-save').click()),

    /** On the screen of one version: makes it the live one again. */
    async restore(): Promise<void> {
      await page.locator('.restore-version__restore-as-draft-button').click()
      await saved(page, () => page.locator('#confirm-action').click())
    },
  }
}
