import { expect, test } from '../fixtures.ts'
import { movesOf } from '../pages/office-money.ts'
import { deskOf } from '../pages/office.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { buysWhile, openMovesAreDue } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('row 75 S-259 a move of which the core took another amount is ended by hand by two, and the history says what was taken', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000)
  const { buy, phone } = await buysWhile(page, site, 'WRONG_PRICE')
  await expect(buy.says('purchases.checkingTitle')).toBeVisible({ timeout: 20_000 })
  const held = async () => {
    await openMovesAreDue(phone.number)
    return (await movesOf(phone.number)).find(({ state }) => state === 'HELD')?.['id']
  }
  await expect.poll(held, { timeout: 30_000 }).toBeTruthy()
  const moveId = String(await held())

  const one = await deskOf(browser, site.lang, 'CARE_LEAD')
  const two = await deskOf(browser, site.lang, 'FINANCE')
  await one.open(`/moves/${moveId}`)
  await expect(one.main).toContainText(one.say('workState.HELD'))
  await one.axe()
  await one.button('unanswered.proposeEnd').click()
  await one.fill('move.takenReally', '1099')
  await one.act('ask.propose', 'the books of the core say so')
  await expect(one.main.getByRole('link', { name: one.say('approvals.waits') })).toBeVisible()
  await two.open('/approvals')
  await two.row(one.name).getByRole('link').click()
  await two.axe()
  await two.button('approvals.approve').click()
  await expect(two.main).toContainText(two.say('proposalState.DONE'), { timeout: 20_000 })
  await two.open(`/moves/${moveId}`)
  await expect(two.main).toContainText(two.say('move.endedByHand'))
  expect((await movesOf(phone.number)).map(({ state }) => state)).toContain('COMPLETED')

  // What was taken too much goes back by a proposal of its own, the other way round.
  await two.button('move.adjust').click()
  await two.act('ask.propose', '100 Ks too much')
  await expect(two.dialog).toHaveCount(0)
  await one.open('/approvals')
  await one.row(two.name).getByRole('link').click()
  await one.button('approvals.approve').click()
  await expect(one.main).toContainText(one.say('proposalState.DONE'), { timeout: 20_000 })
  await site.open('myid/history')
  await expect(page.locator('main')).toContainText('1,099')
  await expect(page.locator('main')).toContainText(site.words('account.type.ADJUST'))
  for (const desk of [one, two]) await desk.close()
})
