import { expect, test } from '../fixtures.ts'
import { deskOf } from '../pages/office.ts'
import { atTheDoor, invited, shownOnce } from '../pages/office-door.ts'

test('row 75 a lost passkey: one administrator gives the link, another the code, and only both make the new one', async ({
  browser,
  lang,
}) => {
  test.slow()
  const language = lang ?? 'en'
  const one = await deskOf(browser, language, 'ADMIN')
  const two = await deskOf(browser, language, 'ADMIN')
  const name = `Ma Nilar ${one.staffId.slice(0, 6)}`
  const lost = await atTheDoor(browser)
  await lost.page.goto(await invited(one, name))
  await lost.button('enrol.act').click()
  await expect(lost.page.getByRole('complementary')).toContainText(name)

  const invite = one.row(name).getByRole('button', { name: one.say('staff.invite'), exact: true })
  await invite.click()
  await one.axe()
  await one.act('staff.invite', 'the key is lost')
  await expect(one.main.getByRole('status')).toContainText(one.say('staff.needsCode'))
  const link = await shownOnce(one)
  await one.axe()
  await expect(one.row(name)).toContainText(one.say('staff.newLink', { name: one.name }))
  await expect(
    one.row(name).getByRole('button', { name: one.say('staff.confirm'), exact: true }),
  ).toHaveCount(0)

  const found = await atTheDoor(browser, language)
  const { page } = found
  await page.goto(link)
  if (language === 'my') await page.getByRole('button', { name: 'မြန်မာ' }).click()
  await found.button('enrol.act').click()
  await expect(page.getByRole('alert')).toHaveAttribute('data-code', 'LINK_NOT_CONFIRMED')
  await found.axe()

  await two.open('/staff')
  await two
    .row(name)
    .getByRole('button', { name: two.say('staff.confirm'), exact: true })
    .click()
  await expect(two.dialog).toContainText(two.say('staff.confirmRule', { name, asker: one.name }))
  await two.axe()
  await two.button('staff.confirm', {}, two.dialog).click()
  await expect(two.main.getByRole('status').locator('code')).toHaveText(/^\d{8}$/)
  const code = await shownOnce(two)
  await two.axe()

  await found.button('enrol.act').click()
  const field = page.getByLabel(found.say('enrol.code'))
  await expect(field).toBeFocused()
  await field.fill(String((Number(code) + 1) % 10 ** 8).padStart(8, '0'))
  await found.button('enrol.act').click()
  await expect(page.getByRole('alert')).toHaveAttribute('data-code', 'OTP_INVALID')
  await found.axe()
  await field.fill(`${code.slice(0, 4)} ${code.slice(4)}`)
  await found.button('enrol.act').click()
  await expect(page.getByRole('complementary')).toContainText(name)

  // Whoever has the old key is out.
  const { status } = await lost.page.evaluate(async () => ({
    status: (await fetch('/office/v1/session')).status,
  }))
  expect(status).toBe(401)
  expect([...one.problems, ...two.problems]).toEqual([])
  for (const desk of [one, two, lost, found]) await desk.close()
})
