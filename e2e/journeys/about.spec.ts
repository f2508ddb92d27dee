import { expect, test } from '../fixtures.ts'
import { answerWith } from '../pages/hold.ts'

type Award = { year: number; title: string; titleMm: string; issuer: string; issuerMm: string }
type Job = { id: string; title: string; titleMm: string }

test('S-052 S-085 S-086 S-087 S-088 S-084 from the About Us page to each of its pages', async ({
  page,
  site,
}) => {
  for (const path of ['our-story', 'community', 'awards', 'career', 'contact-us']) {
    await site.open('about-us')
    await page.locator(`main a[href="#/about-us/${path}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`about-us/${path}$`))
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('main h1')).not.toHaveText(site.words('routes.aboutUs.title'))
  }
})

for (const [row, path] of [
  ['S-052', 'about-us'],
  ['S-086', 'about-us/community'],
  ['S-087', 'about-us/our-story'],
  ['S-085', 'about-us/awards'],
  ['S-088', 'about-us/career'],
] as const) {
  test(`${row} #/${path} is free of axe findings and of errors`, async ({ page, site }) => {
    await site.open(path)
    await expect(page.locator('main [data-skeleton], main [role=status] [aria-hidden]')).toHaveCount(0)
    await site.axe()
    expect(site.problems).toEqual([])
    expect(site.foreign).toEqual([])
  })
}

test('S-086 Our Commitment shows community stories that open in the community section', async ({
  page,
  site,
}) => {
  await site.open('about-us/community')
  const stories = page.locator('[data-block=posts] article')
  await expect(stories).toHaveCount(4)
  await stories.first().getByRole('link').click()
  await expect(page).toHaveURL(/community\/community-detail\//)
  await expect(page.locator('main h1')).toBeVisible()
})

test('S-085 awards are filtered by year, each with picture and issuer', async ({ page, site, request }) => {
  const { result } = (await (await request.get('/api/v1/get-awards')).json()) as { result: Award[] }
  await site.open('about-us/awards')
  const cards = page.locator('main li:has(h3)')
  await expect(cards).toHaveCount(result.length)
  const year = result[0]?.year ?? 0
  const ofYear = result.filter((award) => award.year === year)
  const chip = page.getByRole('button', { name: String(year), exact: true })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(cards).toHaveCount(ofYear.length)
  for (const [index, award] of ofYear.entries()) {
    await expect(cards.nth(index)).toContainText(site.lang === 'my' ? award.titleMm : award.title)
    await expect(cards.nth(index)).toContainText(site.lang === 'my' ? award.issuerMm : award.issuer)
    await expect(cards.nth(index).locator('img')).toBeVisible()
  }
  await page.getByRole('button', { name: site.words('about.allYears') }).click()
  await expect(cards).toHaveCount(result.length)
})

test('S-088 a job opens from the list and says how to apply', async ({ page, site, request }) => {
  const { result } = (await (await request.get('/api/v1/get-jobs')).json()) as { result: Job[] }
  const [job] = result
  const title = (site.lang === 'my' ? job?.titleMm : job?.title) ?? ''
  await site.open('about-us/career')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`about-us/career/${job?.id}$`))
  await expect(page.locator('main h1')).toHaveText(title)
  await expect(page.getByRole('link', { name: site.words('about.applyEmail') })).toHaveAttribute(
    'href',
    /^mailto:jobs@.+\?subject=/,
  )
  await expect(page.locator('main').getByText(site.words('about.fakeTitle'))).toBeVisible()
  await site.axe()
  await page.reload()
  await expect(page.locator('main h1')).toHaveText(title)
})

test('a job that is no longer open leads to the others', async ({ page, site }) => {
  await site.open('about-us/career/no-such-job')
  await expect(page.locator('main h1')).toHaveText(site.words('about.jobMissing'))
  await page.getByRole('link', { name: site.words('about.allJobs') }).click()
  await expect(page.locator('main h1')).toHaveText(site.words('routes.career.title'))
})

test('no jobs and no awards are said in words', async ({ page, site }) => {
  const nothing = { code: 'SUCCESS', message: '', messageMm: '', result: [], requestId: 'r-1' }
  await answerWith(page, '**/get-jobs*', (route) => route.fulfill({ json: nothing }))
  await answerWith(page, '**/get-awards*', (route) => route.fulfill({ json: nothing }))
  await site.open('about-us/career')
  await expect(page.getByText(site.words('about.jobsNone'))).toBeVisible()
  await site.open('about-us/awards')
  await expect(page.getByText(site.words('about.awardsNone'), { exact: true })).toBeVisible()
})
