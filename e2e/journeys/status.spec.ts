import type { APIRequestContext } from '@playwright/test'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Incident } from '#contracts/status.ts'
import { PUSH_HEADERS, signPush } from '#contracts/status-push.ts'
import { expect, test } from '../fixtures.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { deskOf } from '../pages/office.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { manyReport, statusAlone } from '../pages/status.ts'
import { proveByCode } from '../pages/tickets.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

/** Where people are is kept on the phone. */
const PLACE = { regionId: 'region-yangon', townshipId: 'tsp-sanchaung', wardId: null }

/** As the public sees it. */
async function phaseOf(request: APIRequestContext, title: string): Promise<string | undefined> {
  const answer = await request.get('/api/v1/status/incidents')
  const { result } = (await answer.json()) as { result: Incident[] }
  return result.find((one) => one.title === title)?.status
}

test('S-329 no internet in a ward: proposed by many reports, published, followed, ended, told', async ({
  page,
  site,
  browser,
  request,
  lang,
}) => {
  test.setTimeout(240_000)
  const language = lang ?? 'en'
  const ward = `Ward ${randomUUID().slice(0, 8)}`
  const desk = await deskOf(browser, language, 'CARE_LEAD')
  const [reporter = ''] = await manyReport(desk, 'tsp-sanchaung', ward)
  await desk.open('/incidents')
  const proposal = desk.row(ward)
  await expect(proposal).toContainText('20')
  await desk.axe()
  await desk.button('incidents.publish', {}, proposal).click()
  const title = `${desk.say('incidentService.ftth')} ${ward}`
  for (const field of ['incidents.titleEn', 'incidents.titleMy']) await desk.fill(field, title)
  await desk.axe()
  await desk.button('incidents.publish', {}, desk.dialog).click()
  await expect(desk.dialog).toHaveCount(0)
  await desk.button('incidentState.OPEN').click()
  await expect(desk.row(ward)).toBeVisible()

  // Somebody of that township reads it, without an account, and wants to know when it is over.
  await page.addInitScript((place) => localStorage.setItem('__FIBRE_PLACE__', place), JSON.stringify(PLACE))
  await site.open('status')
  const card = page.locator('main article').filter({ hasText: title })
  await expect(card).toContainText(site.words('status.phase.INVESTIGATING'))
  await expect(page.locator('main').getByText(site.words('status.all.BAD'))).toBeVisible()
  await expect(
    page.locator('main').getByText(site.words('status.part.WEBSITE'), { exact: true }),
  ).toBeVisible()
  await site.axe()
  const phone = phoneOf(await aNewLine())
  await card.getByRole('button', { name: site.words('status.tellMe') }).click()
  await proveByCode(page, site, phone)
  await expect(card).toContainText(site.words('status.toldYou'))
  await site.axe()

  // Before a report the same is said.
  await site.open('request-issue?service=ftth')
  await expect(page.locator('main article').filter({ hasText: title })).toBeVisible()

  await desk.button('incidents.update', {}, desk.row(ward)).click()
  await desk.button('incidentPhase.FIXING', {}, desk.dialog).click()
  await desk.button('incidents.update', {}, desk.dialog).click()
  await expect(desk.row(ward)).toContainText(desk.say('incidentPhase.FIXING'))
  // One query serves everybody for two seconds; a page opened after that shows the new text.
  await expect.poll(() => phaseOf(request, title), { timeout: 5_000 }).toBe('FIXING')
  await site.open('status')
  await expect(card).toContainText(site.words('status.phase.FIXING'))

  await desk.button('care.decide.END', {}, desk.row(ward)).click()
  await desk.axe()
  await desk.button('care.decide.END', {}, desk.dialog).click()
  await expect(desk.dialog).toHaveCount(0)
  const heard = async (number: string) => (await phoneOf(number).messages()).length
  const before = { phone: 1, reporter: 1 }
  await expect.poll(() => heard(phone.number), { timeout: 30_000 }).toBe(before.phone + 1)
  await expect.poll(() => heard(reporter), { timeout: 30_000 }).toBe(before.reporter + 1)
  await desk.button('incidentState.ENDED').click()
  await expect(async () => {
    await desk.button('incidentState.PROPOSED').click()
    await desk.button('incidentState.ENDED').click()
    await expect(desk.row(ward)).toContainText('21', { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  expect(desk.problems).toEqual([])

  await page.reload()
  await page
    .locator('main summary')
    .filter({ hasText: site.words('status.pastTitle') })
    .click()
  await expect(card).toContainText(site.words('status.phase.RESOLVED'))
  expect(site.problems).toEqual([])
  await desk.close()
})

test('S-329 the status page is there with API, PostgreSQL and Redis away, and staff can write a line', async ({
  browser,
  site,
  viewport,
}) => {
  const key = randomBytes(32).toString('hex')
  const file = join(mkdtempSync(join(tmpdir(), 'status-')), 'status.json')
  const alone = await statusAlone(file, key)
  const context = await browser.newContext({ viewport, javaScriptEnabled: false })
  const page = await context.newPage()
  const address = `${alone.address}${site.lang === 'en' ? '/en' : '/'}`
  await page.goto(address)
  const main = page.locator('main')
  await expect(main).toContainText(site.words('status.noNews'))
  await expect(async () => {
    await page.reload()
    await expect(main).toContainText(site.words('status.all.ALONE'), { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  const put = async (text: string) => {
    const [at, body] = [Date.now(), JSON.stringify({ text, textMm: `${text} က` })]
    const signature = await signPush(key, 'line', at, body)
    const headers = { [PUSH_HEADERS.at]: String(at), [PUSH_HEADERS.signature]: signature }
    return (await fetch(`${alone.address}/line`, { method: 'PUT', headers, body })).status
  }
  expect(await put('A cable in the sea is cut.')).toBe(204)
  await page.reload()
  await expect(main).toContainText('A cable in the sea is cut.')
  // Nothing is wider than the phone.
  const wide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(wide).toBe(0)
  await alone.close('SIGKILL')
  const again = await statusAlone(file, key)
  await page.goto(again.address + new URL(address).pathname)
  await expect(main).toContainText('A cable in the sea is cut.')
  await again.close()
  await context.close()
})

test('S-329 a screen of an error leads to the page that stands alone', async ({ page, site }) => {
  await page.route('**/api/v1/status/**', (route) => route.abort())
  await site.open('status')
  const link = page
    .locator('main')
    .getByRole('link', { name: site.words('state.seeStatus') })
    .first()
  await expect(link).toHaveAttribute('href', /^http:\/\/localhost:\d+\/(en)?$/)
})
