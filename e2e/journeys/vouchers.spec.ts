import { brand } from '#brand'
import { DEMO_PIN } from '#db/seed/seed-vouchers.ts'
import { expect, test } from '../fixtures.ts'
import { codeWasSentEarlier } from '../pages/identity-time.ts'
import { hasPoints } from '../pages/loyalty.ts'
import { totalsOf } from '../pages/sharing.ts'
import { anotherBrowser } from '../pages/second-phone.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { signInWithBalance } from '../pages/value.ts'
import {
  aVoucherLike,
  endSaleOf,
  isOfLevel,
  takeAllOf,
  vouchersOf,
  type OwnVoucher,
} from '../pages/vouchers.ts'

const listOf = (ofClass: string) => `${brand.slug}-loyalty-voucher-exchange/${ofClass}`
const MINE = `${brand.slug}-loyalty-detail-voucher-exchange`
const pageOf = ({ id }: OwnVoucher) => `${MINE}?id=${id}`

const made: OwnVoucher[] = []
const aVoucher = async (other: string, stock: number) => {
  const voucher = await aVoucherLike(other, stock)
  made.push(voucher)
  return voucher
}

test.beforeEach(({ page }) => comeFromElsewhere(page))
test.afterEach(async () => {
  for (const voucher of made.splice(0)) await endSaleOf(voucher)
})

const CLASSES = [
  ['a-class', 'BUS-YGN-MDY', '5,000', 5_200, 'SILVER'],
  ['b-class', 'CHECK-UP', '1,200', 1_400, 'MEMBER'],
  ['c-class', 'TEA-SET', '400', 600, 'MEMBER'],
] as const

for (const [ofClass, like, price, points, tier] of CLASSES)
  test(`S-314 S-063 ${ofClass}: listed for everybody, exchanged for points by a member`, async ({
    page,
    site,
  }) => {
    const voucher = await aVoucher(like, 3)
    await site.open('log-in')
    const phone = await signInWithBalance(page, site, 0, async (number) => {
      await hasPoints([points, 60])(number)
      await isOfLevel(tier)(number)
    })
    await site.open(listOf(ofClass))
    const { main, ticket, take, exchange, getCode, code, own, button } = vouchersOf(page, site)
    await expect(main.locator('nav a[aria-current]')).toContainText(ofClass.slice(0, 1).toUpperCase())
    await expect(main.getByRole('listitem').filter({ has: ticket(voucher.title) })).toContainText(
      site.words('vouchers.left', { n: '3' }),
    )
    await site.axe()
    await ticket(voucher.title).click()
    await expect(main.locator('h1')).toHaveText(voucher.title)
    await site.axe()
    await take(price).click()
    await expect(main).toContainText(site.words('loyalty.leftAfter'))
    await site.axe()
    if (price === '400') await exchange(price).dblclick()
    else {
      await getCode.click()
      await expect(code).toBeFocused()
      await site.axe()
      await page.keyboard.type(await phone.nextCode())
    }
    await expect(main.getByText(site.words('loyalty.doneOwn', { name: voucher.title }))).toBeVisible()
    expect((await totalsOf(phone.number))['POINT']).toBe(200)
    await site.axe()
    await button('vouchers.seeIt').click()
    await expect(own.getByRole('article')).toHaveCount(1)
    await expect(own).toContainText(site.words('vouchers.state.ISSUED'))
    expect(site.problems).toEqual([])
  })

test('S-314 signed out: by kind and by place, what is out comes last and says so, and the way in', async ({
  page,
  site,
}) => {
  const gone = await aVoucher('TEA-SET', 0)
  const { main, ticket, sheet, inSheet, button } = vouchersOf(page, site)
  await site.open(listOf('c-class'))
  const all = main.getByRole('list').getByRole('listitem')
  await expect(ticket(gone.title)).toBeVisible()
  await expect(all.filter({ has: ticket(gone.title) })).toContainText(site.words('vouchers.gone'))
  const tea = ticket(site.lang === 'my' ? 'လက်ဖက်ရည်နှင့် မုန့် 2 မျိုး' : 'Tea and two snacks')
  const glass = ticket(site.lang === 'my' ? 'ဖုန်းကာဗာ သို့မဟုတ် မှန်ကပ်' : 'Phone case or screen glass')
  const top = async (one: typeof tea) => (await one.boundingBox())?.y ?? 0
  expect(await top(glass), 'what is out comes after everything else').toBeLessThanOrEqual(
    await top(ticket(gone.title)),
  )
  await main.getByRole('button', { name: site.words('vouchers.kind.FOOD'), exact: true }).click()
  await expect(glass).toHaveCount(0)
  await expect(tea).toBeVisible()
  await main.getByRole('button', { name: site.words('vouchers.kind.all'), exact: true }).click()
  await expect(glass).toBeVisible()

  await button('vouchers.place').click()
  await sheet.getByLabel(site.words('fibre.region')).selectOption('region-shan')
  await sheet.getByLabel(site.words('fibre.township')).selectOption('tsp-taunggyi')
  await site.axe()
  await inSheet('vouchers.placeShow').click()
  await expect(tea).toHaveCount(0)
  await expect(page).toHaveURL(/near=1/)
  await main.getByRole('button', { name: site.words('vouchers.kind.TRAVEL'), exact: true }).click()
  await expect(main.getByText(site.words('vouchers.none'))).toBeVisible()
  await button('vouchers.noneAll').click()
  await tea.click()
  await expect(button('loyalty.signInToExchange')).toBeVisible()
  await expect(main).toContainText(site.words('vouchers.outlets'))
  await site.axe()
  await site.open(MINE)
  await expect(main.getByText(site.words('vouchers.signInLead'))).toBeVisible()
  expect(site.problems).toEqual([])
})

test('S-315 S-065 one voucher: shown after a warning, a wrong PIN counts, the right one uses it', async ({
  page,
  site,
}) => {
  const voucher = await aVoucher('TEA-SET', 2)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([450, 60]))
  await site.open(pageOf(voucher))
  const { main, take, exchange, own, button, sheet, inSheet, pin, qr } = vouchersOf(page, site)
  await take('400').click()
  await exchange('400').click()
  await button('vouchers.seeIt').click()
  await expect(qr).toHaveCount(0)
  await button('vouchers.show').click()
  await expect(sheet).toContainText(site.words('vouchers.showText'))
  await site.axe()
  await inSheet('vouchers.notYet').click()
  await expect(own).toContainText(site.words('vouchers.state.ISSUED'))
  await button('vouchers.show').click()
  await inSheet('vouchers.show').click()
  await expect(qr).toBeVisible()
  await expect(own.getByText(/J[0-9A-F]{4} [0-9A-F]{4}7/)).toBeVisible()
  await site.axe()

  await pin.fill('12')
  await button('vouchers.use').click()
  await expect(own).toContainText(site.words('vouchers.pinShort'))
  await pin.fill('000000')
  await button('vouchers.use').click()
  await expect(own).toContainText(site.words('errors.VOUCHER_PIN_WRONG', { n: '4' }))
  await expect(pin).toHaveValue('')
  await expect(own.getByRole('link', { name: site.words('tickets.reportThis') })).toHaveAttribute(
    'href',
    /category=POINTS_VOUCHER/,
  )
  await pin.fill(DEMO_PIN)
  await button('vouchers.use').click()
  await expect(own).toContainText(site.words('vouchers.state.USED'))
  await expect(qr).toHaveCount(0)
  expect((await totalsOf(phone.number))['POINT']).toBe(50)
  await expect(main).toContainText(site.words('loyalty.missing', { points: '350' }))
  await site.open(MINE)
  await expect(main.getByRole('article', { name: voucher.title })).toContainText(
    site.words('vouchers.state.USED'),
  )
  await site.axe()
})

test('S-315 the code step waits through a reload; given up, the voucher and the points are free again', async ({
  page,
  site,
}) => {
  const voucher = await aVoucher('CINEMA-2', 1)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([1_600, 60]))
  await site.open(pageOf(voucher))
  const { main, take, getCode, code, button, points, own } = vouchersOf(page, site)
  await take('1,500').click()
  await getCode.click()
  await expect(code).toBeFocused()
  await phone.nextCode()
  expect((await totalsOf(phone.number))['POINT'], 'set aside').toBe(100)
  await page.reload()
  await expect(code).toBeVisible()
  await expect(main).toContainText(voucher.title)
  await button('purchases.cancel').click()
  await expect(main.getByText(site.words('purchases.freeAgain', { amount: points('1,500') }))).toBeVisible()
  await codeWasSentEarlier(phone.number)
  await take('1,500').click()
  await getCode.click()
  await expect(code).toBeFocused()
  await page.reload()
  await expect(code).toBeVisible()
  await code.fill(await phone.nextCode())
  await button('vouchers.seeIt').click()
  await expect(own).toContainText(site.words('vouchers.state.ISSUED'))
  expect((await totalsOf(phone.number))['POINT']).toBe(100)
})

test('S-314 the last one goes while somebody reads: said in words, no points taken', async ({
  page,
  site,
}) => {
  const voucher = await aVoucher('TEA-SET', 1)
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, hasPoints([450, 60]))
  await site.open(pageOf(voucher))
  const { main, take, exchange, says, button } = vouchersOf(page, site)
  await take('400').click()
  await takeAllOf(voucher.id)
  await exchange('400').click()
  await expect(says('purchases.noPointsTaken')).toBeVisible()
  await expect(says('errors.VOUCHER_OUT_OF_STOCK')).toBeVisible()
  expect((await totalsOf(phone.number))['POINT']).toBe(450)
  await button('gifts.back').click()
  await expect(main).toContainText(site.words('vouchers.goneText'))
  await expect(take('400')).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('S-315 a code that was shown stays until its end, after a reload too', async ({
    page,
    site,
    context,
  }) => {
    test.setTimeout(90_000)
    const voucher = await aVoucher('TEA-SET', 1)
    await site.open('log-in')
    await signInWithBalance(page, site, 0, hasPoints([450, 60]))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 })
    await site.open(pageOf(voucher))
    const { take, exchange, button, inSheet, qr, main } = vouchersOf(page, site)
    await take('400').click()
    await exchange('400').click()
    await button('vouchers.seeIt').click()
    await button('vouchers.show').click()
    await inSheet('vouchers.show').click()
    await expect(qr).toBeVisible()
    const shown = await main.getByText(/J[0-9A-F]{4} [0-9A-F]{4}7/).innerText()
    await context.setOffline(true)
    await page.reload()
    await expect(main.getByText(shown)).toBeVisible({ timeout: 20_000 })
    await expect(qr).toBeVisible()
    await page.goto(`/#/${MINE}`)
    await expect(main.getByText(shown)).toBeVisible()
  })
})

test('S-317 S-064 the dinner: joined with a guest, full for others, given back, taken by another', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000)
  const event = await aVoucher('DINNER-2026', 2)
  const path = `${brand.slug}-loyalty-dinner`
  const gold = async (number: string) => {
    await hasPoints([2_000, 60])(number)
    await isOfLevel('GOLD')(number)
  }
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 0, gold)
  await site.open(path)
  const { evening, code, sheet, inSheet } = vouchersOf(page, site)
  const ours = evening(event.title)
  const press = (key: string) => ours.getByRole('button', { name: site.words(key), exact: true }).click()
  await expect(ours).toContainText('19:15')
  await site.axe()
  await ours.getByRole('radio', { name: new RegExp(site.words('vouchers.withGuest')) }).check()
  await press('vouchers.takeSeats')
  await expect(ours).toContainText(site.words('account.points', { count: '1,600' }))
  await press('gifts.getCode')
  await expect(code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(ours.getByText(site.words('vouchers.seatsDone'))).toBeVisible()
  expect((await totalsOf(phone.number))['POINT']).toBe(400)
  await site.axe()
  await press('vouchers.seeSeats')
  await expect(ours).toContainText(site.words('vouchers.full'))
  await site.axe()

  const bob = await anotherBrowser(browser, site, page)
  await bob.site.open('log-in')
  const bobsPhone = await signInWithBalance(bob.page, bob.site, 0, gold)
  await bob.site.open(path)
  const his = vouchersOf(bob.page, bob.site).evening(event.title)
  await expect(his.getByText(site.words('vouchers.fullText', { date: '' }).slice(0, 12))).toBeVisible()
  await expect(his.getByRole('radio')).toHaveCount(0)

  await press('vouchers.giveBack')
  await expect(sheet).toContainText(site.words('vouchers.giveBackText', { points: '1,600' }))
  await site.axe()
  await inSheet('vouchers.giveBack').click()
  await expect(ours).toContainText(site.words('vouchers.state.CANCELLED'))
  expect((await totalsOf(phone.number))['POINT']).toBe(2_000)
  await expect(ours.getByRole('radio')).toHaveCount(2)
  expect(site.problems).toEqual([])

  await bob.page.reload()
  const pressed = (key: string) => his.getByRole('button', { name: site.words(key), exact: true }).click()
  await pressed('vouchers.takeSeat')
  await pressed('gifts.getCode')
  await expect(vouchersOf(bob.page, bob.site).code).toBeFocused()
  await bob.page.keyboard.type(await bobsPhone.nextCode())
  await pressed('vouchers.seeSeats')
  await pressed('vouchers.invite')
  const { inSheet: hisSheet, qr } = vouchersOf(bob.page, bob.site)
  await hisSheet('vouchers.invite').click()
  await expect(qr).toBeVisible()
  await bob.site.axe()
  await expect(his.getByRole('button', { name: site.words('vouchers.giveBack'), exact: true })).toHaveCount(0)
  expect((await totalsOf(bobsPhone.number))['POINT']).toBe(1_200)
  await bob.close()
})

test('S-317 the dinner for everybody else: what it is, the way in, and the level it is for', async ({
  page,
  site,
}) => {
  const event = await aVoucher('DINNER-2026', 2)
  const path = `${brand.slug}-loyalty-dinner`
  await site.open(path)
  const { evening } = vouchersOf(page, site)
  const ours = evening(event.title)
  await expect(ours.getByRole('button', { name: site.words('vouchers.signInSeat') })).toBeVisible()
  await site.axe()
  await site.open('log-in')
  await signInWithBalance(page, site, 0, hasPoints([2_000, 60]))
  await site.open(path)
  await expect(ours.getByRole('link', { name: site.words('vouchers.seeLevels') })).toBeVisible()
  await expect(ours.getByRole('radio')).toHaveCount(0)
  await page.route('**/loyalty-exchange/vouchers?event=true*', (route) =>
    route.fulfill({ json: { code: 'SUCCESS', message: '', result: [], requestId: 'x' } }),
  )
  await page.reload()
  await expect(page.locator('main').getByText(site.words('vouchers.noEvent'))).toBeVisible()
  await site.axe()
})
