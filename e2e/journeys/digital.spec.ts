import { brand } from '#brand'
import { expect, test } from '../fixtures.ts'
import { answerWith, hold, withoutDrawing } from '../pages/hold.ts'
import { setTextSize } from '../pages/text-size.ts'

type Group = {
  id: string
  vasGroupName: string
  vasGroupNameMm: string
  vasPackage: { id: string; name: string; nameMm: string | null }[]
}

test('S-174 digital services shows DigitalService while the answer is on the way, then the page', async ({
  page,
  site,
}) => {
  const { release } = await hold(page, '**/api/v1/get-digital-service')
  await page.goto('/#/digital-service')
  await expect(page.locator('[data-skeleton=DigitalService]')).toBeVisible()
  release()
  await expect(page.locator('main h1')).toHaveText(site.words('routes.digitalService.title'))
  await expect(page.locator('[data-skeleton=DigitalService]')).toHaveCount(0)
})

test('S-038 S-194 S-242 S-254 the sections are the groups of the answer, with all their items', async ({
  page,
  site,
}) => {
  await withoutDrawing(page)
  const answer = page.waitForResponse('**/api/v1/get-digital-service')
  await site.open('digital-service')
  const groups = ((await (await answer).json()) as { result: Group[] }).result
  const names = groups.map((group) => (site.lang === 'my' ? group.vasGroupNameMm : group.vasGroupName))
  await expect(page.locator('main section h2')).toHaveText(names)
  await expect(page.locator('main article')).toHaveCount(groups.flatMap((group) => group.vasPackage).length)
  await site.axe()
})

test('S-004 S-243 S-244 group, item, detail: price, way to join, way to stop and related services', async ({
  page,
  site,
}) => {
  await site.open('digital-service')
  await page
    .getByRole('group', { name: site.words('digital.groups') })
    .getByRole('link')
    .nth(2)
    .click()
  await expect(page).toHaveURL(/#\/digital-service\/music$/)
  const first = page.locator('main article').first()
  await expect(first).toContainText('149')
  await expect(first).toContainText('*979*41*0#')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/#\/digital-service\/detail\/caller-tune$/)
  await expect(
    page.getByRole('link', { name: site.words('packages.dialCode', { code: '*979*41#' }) }),
  ).toHaveAttribute('href', 'tel:*979*41%23')
  await expect(
    page.getByRole('link', { name: site.words('packages.dialCode', { code: '*979*41*0#' }) }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: site.words('digital.stopTitle') })).toBeVisible()
  await expect(
    page.getByRole('region', { name: site.words('digital.relatedTitle') }).getByRole('article'),
  ).toHaveCount(2)
  await site.axe()
})

for (const [rows, item, path] of [
  ['S-216 S-205', 'data-share', 'digital-service/utilities/data-share/data-share'],
  ['S-218 S-205', 'voice-share', 'digital-service/utilities/voice-share/voice-share'],
] as const) {
  test(`${rows} ${item} chosen when signed out opens log-in and keeps the way and the item`, async ({
    page,
    site,
  }) => {
    await site.open('digital-service/utilities')
    await page.locator(`main article a[href$="${path}"]`).click()
    await expect(page).toHaveURL(/#\/log-in$/)
    const kept = await page.evaluate(
      () =>
        JSON.parse(sessionStorage.getItem('__AFTER_LOGIN__') ?? 'null') as { path: string; itemId: string },
    )
    expect(kept).toMatchObject({ path: `/${path}`, itemId: item })
  })
}

test('S-080 S-227 the utilities list itself is public and linked', async ({ page, site }) => {
  await site.open('digital-service')
  await page
    .getByRole('group', { name: site.words('digital.groups') })
    .getByRole('link')
    .nth(1)
    .click()
  await expect(page).toHaveURL(/#\/digital-service\/utilities$/)
  await expect(page.locator('main h1')).toHaveText(site.words('routes.digitalServiceUtilities.title'))
  await expect(page.locator('main article')).toHaveCount(6)
})

test('a link to somebody else says so before it leads there', async ({ page, site }) => {
  await site.open('digital-service/detail/radio-shelf')
  const host = `radio.${brand.slug}.example`
  await page.getByRole('button', { name: site.words('digital.outside', { host }) }).click()
  const dialog = page.getByRole('dialog', { name: site.words('digital.leaveTitle') })
  const out = dialog.getByRole('link', { name: site.words('digital.leaveGo', { host }) })
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(out).toHaveAttribute('href', `https://${host}`)
  await site.axe()
  await dialog.getByRole('button', { name: site.words('digital.leaveStay') }).click()
  await expect(dialog).toBeHidden()
})

test('S-243 an unknown service or group says so and leads back', async ({ page, site }) => {
  await site.open('digital-service/detail/nothing-here')
  await expect(page.locator('main h1')).toHaveText(site.words('digital.goneTitle'))
  await site.open('digital-service/no-such-group')
  await expect(page.getByText(site.words('digital.noGroupTitle'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: site.words('digital.allServices') })
    .click()
  await expect(page).toHaveURL(/#\/digital-service$/)
})

test('digital services that do not come offer another try and help', async ({ page, site }) => {
  await answerWith(page, '**/api/v1/get-digital-service', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'NOT_FOUND', message: 'x', messageMm: 'x', result: null, requestId: 'r-1' },
    }),
  )
  await site.open('digital-service')
  await expect(page.getByRole('button', { name: site.words('state.retry') })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('r-1')
})

for (const path of ['digital-service', 'digital-service/detail/song-box']) {
  test(`#/${path} at 320 px and with text twice as large scrolls only down`, async ({ page, site }) => {
    await site.open(path)
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({ width: 320, height: 720 })
    await expect.poll(sideways, { message: '320 px' }).toBe(0)
    await page.setViewportSize({ width: 640, height: 900 })
    await setTextSize(page, 200)
    await expect.poll(sideways, { message: '200 %' }).toBe(0)
  })
}
