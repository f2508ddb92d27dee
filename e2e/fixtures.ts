import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { brand } from '#brand'
import { fillSlots } from '#language/fill-slots.ts'
import type { Lang } from '#contracts/language.ts'

export type Options = {
  /** Saved under `__LANG__` before the page opens; null leaves the storage empty. */
  lang: Lang | null
}

export type Site = {
  /** The language the page is shown in. */
  readonly lang: Lang
  /** Opens `#/path` and waits until its own heading stands. */
  open(path: string): Promise<void>
  signIn(username?: string): Promise<void>
  words(key: string, slots?: Record<string, string>): string
  /** Console errors and uncaught exceptions since the page was made. */
  readonly problems: string[]
  /** Requests that left our origin. */
  readonly foreign: string[]
  axe(): Promise<void>
}

const readWords = (lang: Lang, domain: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../i18n/${lang}/${domain}.json`, import.meta.url), 'utf8'))

/** The text the product shows for `domain.key`, so that a test follows the words instead of repeating them. */
export function words(lang: Lang, fullKey: string, slots: Record<string, string> = {}): string {
  const [domain = '', ...rest] = fullKey.split('.')
  const text = readWords(lang, domain)[rest.join('.')]
  if (text === undefined) throw new Error(`no words for ${fullKey} in ${lang}`)
  return fillSlots(text, { brand: brand.name[lang], hotline: brand.hotline, ...slots })
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The bars that stay in sight cover whatever has scrolled under them; what is covered is judged too. */
const STAYING = 'nav[data-bar], div:has(> header[data-form])'

const barsStand = (page: Page, position: string) =>
  page
    .locator(STAYING)
    .evaluateAll(
      (bars, value) =>
        bars.forEach((bar) => Object.assign(Reflect.get(bar, 'style') as object, { position: value })),
      position,
    )

function watch(page: Page, origin: string) {
  const problems: string[] = []
  const foreign: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('request', (request) => {
    const url = request.url()
    if (/^https?:/.test(url) && !url.startsWith(origin)) foreign.push(url)
  })
  return { problems, foreign }
}

/** What changes behind # is drawn a moment later; until then the page before stands there, with a heading too. */
async function showsItsAddress(page: Page): Promise<void> {
  const drawn = () => page.locator('main').getAttribute('data-path')
  const asked = () => {
    const [path = ''] = new URL(page.url()).hash.replace(/^#?\/?/, '/').split('?')
    return path.replace(/\/+$/, '') || '/'
  }
  await expect.poll(async () => (await drawn()) === asked(), { intervals: [20, 50, 100] }).toBe(true)
}

/** The site as a person meets it in this language, on a page of the given origin. */
export function siteOn(page: Page, lang: Lang, origin: string): Site {
  return {
    lang,
    ...watch(page, origin),
    words: (key, slots) => words(lang, key, slots),
    async open(path) {
      await page.goto(`/#/${path}`)
      await expect(page.locator('main h1').first()).toBeVisible()
      // The heading may be the server's rendering: it looks the same, but only the app reacts to input.
      await expect(page.locator('html[data-breakpoint]')).toBeAttached()
      await showsItsAddress(page)
      await expect(page.locator('main h1').first()).toBeVisible()
    },
    async signIn(username = '09691234567') {
      await page.addInitScript((name) => {
        localStorage.setItem('user', name)
        localStorage.setItem('__TOKEN__', 'a-token-the-server-does-not-know')
      }, username)
    },
    async axe() {
      // No page of ours has a frame, so axe need not look for any, nor explain what is well: half the time.
      // What lies under the bar at this moment is scrolled out by whoever wants it: it hides no target for good.
      await barsStand(page, 'static')
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: AXE_TAGS } })
        .analyze()
      await barsStand(page, '')
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([])
    },
  }
}

export const test = base.extend<Options & { site: Site }>({
  lang: [null, { option: true }],
  site: async ({ page, lang, baseURL }, use) => {
    if (lang)
      await page.addInitScript(
        (value) => localStorage.getItem('__LANG__') ?? localStorage.setItem('__LANG__', value),
        lang,
      )
    await use(siteOn(page, lang ?? 'my', baseURL ?? ''))
  },
})

export { expect }
