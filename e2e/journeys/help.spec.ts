import { expect, test, type Site } from '../fixtures.ts'
import { answerWith, withoutDrawing } from '../pages/hold.ts'
import type { Page } from '@playwright/test'

const questions = (page: Page) => page.locator('main details > summary')
const searchField = (page: Page, site: Site) =>
  page.getByRole('textbox', { name: site.words('help.searchLabel') })

for (const [name, typed] of [
  ['English', 'PUK'],
  ['Burmese', 'ငွေဖြည့်ကတ်'],
  ['Zawgyi', 'ေငြျဖည့္ကတ္'],
] as const) {
  test(`words in ${name} find the answer`, async ({ page, site }) => {
    await site.open('qna')
    await expect(questions(page).first()).toBeVisible()
    const all = await questions(page).count()
    await searchField(page, site).fill(typed)
    // Zawgyi detection is a file loaded on first use.
    const some = async () => {
      const count = await questions(page).count()
      return count > 0 && count < all
    }
    await expect.poll(some).toBe(true)
  })
}

test('nine topics, each narrows the list, and the choice stays in the address', async ({ page, site }) => {
  await site.open('qna')
  const topics = page.getByRole('group', { name: site.words('help.topics') }).getByRole('button')
  await expect(topics).toHaveCount(9)
  const fibre = topics.filter({ hasText: site.words('help.topic.FIBRE') })
  await fibre.click()
  await expect(page).toHaveURL(/qna\?topic=FIBRE$/)
  await expect(questions(page)).toHaveCount(5)
  await site.axe()
  await page.reload()
  await expect(fibre).toHaveAttribute('aria-pressed', 'true')
  await fibre.click()
  await expect(page).toHaveURL(/qna$/)
})

test('nothing found says so and leads on', async ({ page, site }) => {
  await site.open('qna')
  await searchField(page, site).fill('xyzzy')
  await expect(page.getByText(site.words('help.noneTitle'))).toBeVisible()
  await page.getByRole('button', { name: site.words('help.showAll') }).click()
  await expect(questions(page).first()).toBeVisible()
})

test('S-297 a deep link opens its answer and stops 190 px below the top', async ({ page, site }) => {
  await site.open('qna/pkg-which-first')
  const entry = page.locator('#question-pkg-which-first')
  await expect(entry).toHaveAttribute('open', '')
  await expect
    .poll(() =>
      entry.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        const end = document.documentElement.scrollHeight - window.innerHeight - window.scrollY
        // At the end of a short page there is nothing left to scroll.
        return Math.abs(top - 190) <= 1 || end <= 1
      }),
    )
    .toBe(true)
  await page.evaluate(() => window.scrollTo(0, 0))
  await site.axe()
})

test('a deep link to an answer that is gone says so and shows the others', async ({ page, site }) => {
  await site.open('qna/no-such-answer')
  await expect(page.getByText(site.words('help.goneTitle'))).toBeVisible()
  await expect(questions(page).first()).toBeVisible()
})

test('a vote is taken once per browser and remembered', async ({ page, site }) => {
  await site.open('qna/sim-puk')
  const entry = page.locator('#question-sim-puk')
  const yes = entry.getByRole('button', { name: site.words('help.yes'), exact: true })
  const no = entry.getByRole('button', { name: site.words('help.no'), exact: true })
  const counts = async () => {
    const [answer] = await Promise.all([
      page.waitForResponse((r) => r.url().includes('/faq/sim-puk/vote')),
      yes.click(),
    ])
    return ((await answer.json()) as { result: { helpful: number; votes: number } }).result
  }
  const first = await counts()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  const again = await counts()
  expect(again.votes - first.votes, 'others may vote meanwhile, this browser only once').toBeLessThanOrEqual(
    4,
  )
  await page.reload()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await no.click()
  await entry.getByRole('button', { name: site.words('help.reason.UNCLEAR') }).click()
  await expect(no).toHaveAttribute('aria-pressed', 'true')
  const stored = await page.evaluate(() => localStorage.getItem('browserId'))
  expect(stored).toMatch(/^[0-9a-f-]{36}$/)
  await page.evaluate(() => window.scrollTo(0, 0))
  await site.axe()
})

test('a vote that does not arrive is not shown as taken', async ({ page, site }) => {
  await page.route('**/faq/*/vote', (route) => route.abort())
  await site.open('qna/sim-puk')
  const entry = page.locator('#question-sim-puk')
  const yes = entry.getByRole('button', { name: site.words('help.yes'), exact: true })
  await yes.click()
  await expect(entry.getByText(site.words('help.voteFailed'))).toBeVisible()
  await expect(yes).toHaveAttribute('aria-pressed', 'false')
})

test('still stuck leads to the form with what is known already', async ({ page, site }) => {
  await site.open('qna?topic=FIBRE')
  await page.getByRole('link', { name: site.words('help.stuckIssue') }).click()
  await expect(page).toHaveURL(/request-issue\?service=ftth&topic=FIBRE$/)
})

test('a placeholder while it loads, words and a way on when it fails', async ({ page, site }) => {
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await withoutDrawing(page)
  await answerWith(page, '**/get-faq*', async (route) => {
    await held
    await route.fulfill({
      status: 503,
      json: { code: 'INTERNAL', message: 'x', messageMm: 'x', requestId: 'r-1', result: null },
    })
  })
  await site.open('qna')
  await expect(
    page.locator('main [role="status"]').filter({ hasText: site.words('skeleton.loading') }),
  ).toBeAttached()
  answer()
  await expect(page.getByRole('button', { name: site.words('state.retry') })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: site.words('help.stuckIssue') })).toBeVisible()
})
