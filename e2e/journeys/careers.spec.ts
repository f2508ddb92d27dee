import { PDFDocument } from '@cantoo/pdf-lib'
import type { Job } from '#contracts/pages.ts'
import { expect, test } from '../fixtures.ts'
import { deskOf } from '../pages/office.ts'
import { fileOf } from '../pages/pdf.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

async function aCv(): Promise<Buffer> {
  const cv = await PDFDocument.create()
  cv.addPage([595, 842]).drawText('Ma Hnin, engineer')
  return Buffer.from(await cv.save())
}

test('S-328 a job is applied for with a CV, and the office reads it', async ({
  page,
  site,
  request,
  browser,
  lang,
}) => {
  test.setTimeout(120_000)
  const { result } = (await (await request.get('/api/v1/get-jobs')).json()) as { result: Job[] }
  await site.open(`about-us/career/${result[0]?.id}`)
  const form = page.getByRole('form', { name: site.words('careers.title') })
  await form.getByRole('button', { name: site.words('careers.send') }).click()
  await expect(form.getByText(site.words('careers.wrong.file'))).toBeVisible()
  await expect(page.locator('#cv-fullName')).toBeFocused()
  await site.axe()
  await page.locator('#cv-fullName').fill('Ma Hnin')
  await page.locator('#cv-phone').fill('09 691 234 567')
  await page.locator('#cv-email').fill('ma.hnin@example.com')
  await page
    .locator('#cv-file')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: await aCv() })
  await form.getByRole('checkbox').check({ force: true })
  await form.getByRole('button', { name: site.words('careers.send') }).click()
  const said = page.locator('main').getByText(/J-\d{6}-[2-9B-Z]{6}/)
  await expect(said).toBeVisible({ timeout: 40_000 })
  await expect(said).toBeInViewport()
  const reference = /J-\d{6}-[2-9B-Z]{6}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
  await site.axe()

  const desk = await deskOf(browser, lang ?? 'en', 'CARE_LEAD')
  await desk.open('/cvs')
  const row = desk.row(reference)
  await expect(async () => {
    if ((await row.count()) === 0) await desk.page.keyboard.press('n')
    await expect(row).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await row.getByRole('link').click()
  await expect(desk.main).toContainText('ma.hnin@example.com')
  const take = desk.main.getByRole('button', { name: /1/ }).first()
  await expect(take).toBeEnabled({ timeout: 20_000 })
  const file = await fileOf(desk.page, take)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  await desk.axe()
  expect(desk.problems).toEqual([])
  await desk.close()
  expect(site.problems).toEqual([])
})
