import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Locator, Page } from '@playwright/test'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Lang } from '#contracts/language.ts'
import type { Role } from '#contracts/staff/roles.ts'
import { portOf } from '#platform/config/ports.ts'
import { expect, words } from '../fixtures.ts'
import { run } from './database.ts'

export const OFFICE = `http://localhost:${portOf(process.env, 'OFFICE_PORT')}`

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Before the sign-in the page asks who it is and gets 401. */
const NOBODY_YET = /status of 401/

/** Somebody new at the office, so that limits of the day of earlier journeys do not reach into this one. */
export async function aColleague(lang: Lang, ...roles: Role[]) {
  const staffId = randomUUID()
  const name = `${words(lang, 'office.staff.name')} ${staffId.slice(0, 6)}`
  const link = randomBytes(32).toString('base64url')
  await run(`insert into staff (id, name, lang, demo, added_at) values ($1, $2, $3, true, platform.now())`, [
    staffId,
    name,
    lang,
  ])
  for (const role of roles)
    await run(`insert into staff_role (staff_id, role, granted_at) values ($1, $2, platform.now())`, [
      staffId,
      role,
    ])
  await run(
    `insert into staff_link (hash, staff_id, purpose, made_at, ends_at)
      values ($1, $2, 'DEMO', platform.now(), platform.now() + interval '1 day')`,
    [createHash('sha256').update(link).digest(), staffId],
  )
  return { staffId, name, link }
}

/** A window of the office with somebody of these roles signed in. */
export async function deskOf(browser: Browser, lang: Lang, ...roles: Role[]) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    baseURL: OFFICE,
  })
  const page = await context.newPage()
  const watched = await watch(page)
  const person = await aColleague(lang, ...roles)
  await page.goto(`/#/demo/${person.link}`)
  await expect(page.getByRole('complementary')).toContainText(person.name)
  return { ...deskOn(page, lang), ...person, ...watched, close: () => context.close() }
}

export type Desk = Awaited<ReturnType<typeof deskOf>>

/** What went wrong on a page: errors, and whatever its policy forbade. */
async function watch(page: Page) {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !NOBODY_YET.test(message.text())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  return { problems }
}

export function deskOn(page: Page, lang: Lang) {
  const say = (key: string, slots?: Record<string, string>) => words(lang, `office.${key}`, slots)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const button = (key: string, slots?: Record<string, string>, where: Locator = main) =>
    where.getByRole('button', { name: say(key, slots), exact: true })
  return {
    page,
    lang,
    main,
    dialog,
    say,
    button,
    row: (text: string | RegExp) => main.getByRole('row').filter({ hasText: text }),
    /** Like a person clicking there: the page is not reloaded. */
    async open(path: string) {
      await page.evaluate((hash) => {
        location.hash = hash
      }, `#${path}`)
      await expect(main.locator('h1')).toBeVisible()
    },
    choose: async (label: string, option: string) => {
      await dialog.getByLabel(say(label)).click()
      await page.getByRole('option', { name: say(option), exact: true }).click()
    },
    fill: (label: string, text: string) => dialog.getByLabel(say(label)).fill(text),
    /** Fills in why, and presses the button of the dialog that says what happens. */
    async act(key: string, why: string, slots?: Record<string, string>) {
      await dialog.getByLabel(say('ask.why')).fill(why)
      await button(key, slots, dialog).click()
    },
    async axe() {
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: AXE_TAGS } })
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      ).toEqual([])
    },
    /** What the browser keeps of the office: nothing. */
    kept: () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  }
}
