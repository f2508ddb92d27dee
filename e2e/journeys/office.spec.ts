import { expect, test } from '../fixtures.ts'
import { deskOf, OFFICE } from '../pages/office.ts'
import { atTheDoor, invited } from '../pages/office-door.ts'

test('row 75 two administrators: a passkey is made, a role given by two, and whoever is removed is out within a second', async ({
  browser,
  lang,
}) => {
  test.slow()
  const language = lang ?? 'en'
  const one = await deskOf(browser, language, 'ADMIN')
  const two = await deskOf(browser, language, 'ADMIN')
  const name = `Ma Nilar ${one.staffId.slice(0, 6)}`
  const link = await invited(one, name)
  expect(link).toMatch(new RegExp(`^${OFFICE}/#/enrol/[\\w-]{43}$`))

  const person = await atTheDoor(browser)
  const { page } = person
  const messages = page.getByRole('complementary').getByRole('link', { name: person.say('menu.messages') })
  await page.goto(link)
  await person.axe()
  await page.getByRole('button', { name: person.say('enrol.act') }).click()
  await expect(person.main.locator('h1')).toHaveText(person.say('menu.today'))
  await page.getByRole('button', { name: person.say('frame.signOut') }).click()
  await person.axe()
  await page.getByRole('button', { name: person.say('signIn.act') }).click()
  await expect(page.getByRole('complementary')).toContainText(name)
  await expect(messages).toHaveCount(0)

  await one
    .row(name)
    .getByRole('button', { name: one.say('staff.proposeRole') })
    .click()
  await one.choose('staff.role', 'role.CARE_AGENT')
  await one.act('staff.proposeRole', 'begins on Monday')
  await one
    .row(name)
    .getByRole('link', { name: one.say('approvals.waits') })
    .click()
  await expect(one.button('approvals.approve')).toBeDisabled()
  await expect(one.main).toContainText(one.say('approvals.own'))

  await two.open('/approvals')
  await two.row(one.name).getByRole('link').click()
  await two.button('approvals.approve').click()
  await expect(two.main).toContainText(two.say('proposalState.DONE'))

  await page.reload()
  await expect(messages).toBeVisible()

  await one.open('/staff')
  await one
    .row(name)
    .getByRole('button', { name: one.say('staff.remove') })
    .click()
  await one.act('staff.remove', 'has left')
  await expect(one.dialog).toHaveCount(0)
  const session = () => page.request.get(`${OFFICE}/office/v1/session`).then((answer) => answer.status())
  await expect.poll(session, { timeout: 1_000, intervals: [100] }).toBe(401)
  await messages.click()
  await expect(page.getByRole('button', { name: person.say('signIn.act') })).toBeVisible()
  expect([...one.problems, ...two.problems]).toEqual([])
  for (const desk of [one, two, person]) await desk.close()
})

test('row 75 a link of enrolment that was used, and one that nobody made, open nothing', async ({
  browser,
  lang,
}) => {
  const admin = await deskOf(browser, lang ?? 'en', 'ADMIN')
  const page = admin.page
  await page.goto(`${OFFICE}/#/enrol/${'a'.repeat(43)}`)
  await page.getByRole('button', { name: admin.say('enrol.act') }).click()
  await expect(page.getByRole('alert')).toHaveAttribute('data-code', 'LINK_OVER')
  await admin.close()
})

test('row 75 a desk that nobody sits at: it is told two minutes before, one key stays, and then the door says why', async ({
  browser,
  lang,
}) => {
  const desk = await deskOf(browser, lang ?? 'en', 'FINANCE')
  const { page } = desk
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('complementary')).toContainText(desk.name)
  const warning = page.getByRole('alertdialog')
  // The boards rest first, then nobody asks any more.
  const passes = () =>
    expect(async () => {
      await page.clock.fastForward('00:45')
      await expect(warning).toContainText(desk.say('idle.title'), { timeout: 300 })
    }).toPass({ timeout: 30_000, intervals: [50] })
  await passes()
  await desk.axe()
  await page.keyboard.press('Enter')
  await expect(warning).toHaveCount(0)
  await passes()
  await page.clock.fastForward('02:30')
  await expect(page.getByRole('status')).toHaveText(desk.say('signIn.idle', { n: '15' }))
  await desk.axe()
  await desk.close()
})
