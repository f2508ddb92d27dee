import { expect, test } from '../fixtures.ts'
import { ask, stored } from '../pages/database.ts'
import { aContract } from '../pages/fibre.ts'
import { aNewLine, codeWasSentEarlier } from '../pages/identity-time.ts'
import { hasPoints, loyaltyOf } from '../pages/loyalty.ts'
import { totalsOf } from '../pages/sharing.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { coreGoesWrong, kyat, openMovesAreDue, signInWithBalance } from '../pages/value.ts'

const pathOf = (type: string) => `myid-loyalty-exchange-point-${type}`

test.beforeEach(({ page }) => comeFromElsewhere(page))

const EXCHANGES = [
  ['S-319', 'data', { en: '100 MB', my: 'ဒေတာ 100 MB' }, '100', { MB: 100, POINT: 300 }],
  ['S-322', 'voice', { en: '25 minutes', my: '25 မိနစ်' }, '100', { MIN: 25, POINT: 300 }],
  ['S-321', 'sms', { en: '100 SMS', my: 'SMS 100' }, '50', { SMS: 100, POINT: 350 }],
  [
    'S-320',
    'super',
    { en: 'Super 7 days', my: 'စူပါ 7 ရက်' },
    '300',
    { MB: 200, MIN: 30, SMS: 50, POINT: 100 },
  ],
] as const

for (const [row, type, name, points, after] of EXCHANGES)
  test(`${row} S-312 points become ${type}: points down, ${type} up, once`, async ({ page, site }) => {
    await site.open('log-in')
    const phone = await signInWithBalance(page, site, 0, hasPoints([400, 60]))
    await site.open(pathOf(type))
    const { main, choose, exchange } = loyaltyOf(page, site)
    await choose(name[site.lang]).click()
    await expect(main).toContainText(site.words('loyalty.leftAfter'))
    await site.axe()
    await exchange(points).dblclick()
    await expect(main.getByText(site.words('loyalty.doneOwn', { name: name[site.lang] }))).toBeVisible()
    await expect(main).toContainText(site.words('purchases.haveNow'))
    expect(await totalsOf(phone.number)).toEqual({ MMK: 0, ...after })
    await site.axe()
    await site.open('myid')
    await expect(main).toContainText(site.words('account.points', { count: String(after.POINT) }))
    expect(site.problems).toEqual([])
  })

test('S-319 for another number with a code, which waits through a reload and can be sent again or given up', async ({
  page,
  site,
}) => {
  const receiver = await aNewLine()
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([250, 60]))
  await site.open(pathOf('data'))
  const { main, choose, toOther, recipient, getCode, code, button, points } = loyaltyOf(page, site)
  const name = site.lang === 'my' ? 'ဒေတာ 100 MB' : '100 MB'
  await choose(name).click()
  await toOther.check()
  await getCode.click()
  await expect(main.getByText(site.words('recipients.wrong'))).toBeVisible()
  await recipient.fill(receiver)
  await site.axe()
  await getCode.click()
  await expect(code).toBeFocused()
  expect(await totalsOf(phone.number), 'set aside').toMatchObject({ POINT: 150 })
  await site.axe()

  await page.reload()
  await expect(code).toBeVisible()
  await expect(main).toContainText(receiver.slice(-3))
  await expect(main.getByRole('button', { name: /0:\d\d/ })).toBeDisabled()
  // Skips the code of the cancelled request; the next one belongs to another.
  await phone.nextCode()
  await button('purchases.cancel').click()
  await expect(main.getByText(site.words('purchases.freeAgain', { amount: points('100') }))).toBeVisible()
  expect(await totalsOf(phone.number), 'given back').toMatchObject({ POINT: 250 })

  await codeWasSentEarlier(phone.number)
  await toOther.check()
  await recipient.fill(receiver)
  await getCode.click()
  await expect(code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(main).toContainText(`•••${receiver.slice(-3)}`)
  await expect(main.getByText(site.words('loyalty.again'))).toBeVisible()
  expect(await totalsOf(phone.number)).toMatchObject({ POINT: 150 })
  expect(await totalsOf(receiver)).toEqual({ MMK: 0, MB: 100 })
  await expect.poll(async () => (await phoneOf(receiver).messages()).length).toBe(1)
  expect(site.problems).toEqual([])
})

test('S-319 from 500 points on a code is asked for; going back leaves it waiting, and it goes on', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([600, 60]))
  await site.open(`${pathOf('data')}?offer=DATA-700`)
  const { main, getCode, code, button } = loyaltyOf(page, site)
  await getCode.click()
  await expect(code).toBeFocused()
  await button('gifts.back').click()
  await expect(main.getByText(site.words('loyalty.waits'))).toBeVisible()
  await site.open('myid')
  await expect(main).toContainText(site.words('account.points', { count: '500' }))
  await site.open(pathOf('data'))
  await button('purchases.goOn').click()
  await expect(code).toBeVisible()
  await code.fill(await phone.nextCode())
  await expect(main.getByText(site.words('loyalty.again'))).toBeVisible()
  expect(await totalsOf(phone.number)).toEqual({ MMK: 0, MB: 700, POINT: 100 })
})

for (const [silence, end] of [
  ['SILENT_AFTER_EFFECT', 'exchanged'],
  ['SILENT_BEFORE_EFFECT', 'not exchanged, and no points taken'],
] as const)
  test(`S-319 the core is ${silence} during an exchange: still checking, also after a reload, then ${end}`, async ({
    page,
    site,
  }) => {
    await site.open('log-in')
    const phone = await signInWithBalance(page, site, 0, hasPoints([250, 60]))
    await site.open(`${pathOf('data')}?offer=DATA-100`)
    const { main, exchange, says } = loyaltyOf(page, site)
    await expect(exchange('100')).toBeEnabled()
    await coreGoesWrong(phone.number, silence, 1)
    await exchange('100').click()
    await expect(says('purchases.checkingTitle')).toBeVisible({ timeout: 15_000 })
    await expect(says('purchases.pointsWaitText')).toBeVisible()
    await page.reload()
    await expect(says('purchases.checkingTitle')).toBeVisible()
    await site.axe()
    await openMovesAreDue(phone.number)
    const done = silence === 'SILENT_AFTER_EFFECT'
    await expect(says(done ? 'loyalty.again' : 'purchases.noPointsTaken')).toBeVisible({ timeout: 30_000 })
    expect((await totalsOf(phone.number))['POINT']).toBe(done ? 150 : 250)
    await expect(main).not.toContainText(kyat(site, '100'))
  })

test('S-323 points for a fibre bill: without a contract the way to link one, with one its kyat stand in the book', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([1_200, 60]))
  await site.open(`${pathOf('ftth')}?offer=FTTH-1000`)
  const { main, getCode, code, says } = loyaltyOf(page, site)
  await expect(says('loyalty.noContract')).toBeVisible()
  await expect(getCode).toHaveCount(0)
  await site.axe()
  const { contractNo } = await aContract(phone.number)
  await page.reload()
  await expect(main.getByRole('radio')).toBeChecked()
  await site.axe()
  await getCode.click()
  await expect(code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(says('loyalty.doneFibre', { amount: kyat(site, '1,000') })).toBeVisible()
  expect((await totalsOf(phone.number))['POINT']).toBe(200)
  const credit = () =>
    ask(`select state from exchange_fulfilment where line = $1 and contract_no = $2 and kyat = 1000`, [
      stored(phone.number),
      contractNo,
    ])
  await expect.poll(credit, { timeout: 30_000 }).toEqual([{ state: 'DONE' }])
  await main.getByRole('link', { name: site.words('loyalty.seeBill') }).click()
  await expect(main).toContainText(contractNo)
  expect(site.problems).toEqual([])
})
