import { toLanguageHeader } from '#contracts/language.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../pages/hold.ts'
import { aNewLine, codeExpires } from '../pages/identity-time.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { hasSharedToday, hasSomethingToShare, isTooNew, sharePageOf, totalsOf } from '../pages/sharing.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { phoneOf } from '../pages/sms-inbox.ts'
import { kyat, signInWithBalance } from '../pages/value.ts'

const DATA = 'digital-service/utilities/data-share/data-share'
const VOICE = 'digital-service/utilities/voice-share/voice-share'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-008 S-216 S-265 S-266 S-267 an item tapped anonymously, sign-in, the item, a share, both balances, and back from a wrong number', async ({
  page,
  site,
}) => {
  const receiver = await aNewLine()
  const headers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/data-share/')) headers.push(request.headers()['accept-language'])
  })
  await site.open('digital-service/utilities')
  await page.locator(`main article a[href$="${DATA}"]`).click()
  await expect(page).toHaveURL(/#\/log-in$/)
  const phone = await signInWithBalance(page, site, 10_000, hasSomethingToShare)
  await expect(page).toHaveURL(new RegExp(`#/${DATA}$`))
  const share = sharePageOf(page, site)
  await expect(share.says('sharing.today', { used: '0', count: '5' })).toBeVisible()
  await share.says('sharing.whyLess').click()
  await expect(share.says('sharing.not.GIFT')).toBeVisible()

  await share.getCode.click()
  await expect(share.says('recipients.wrong')).toBeVisible()
  await expect(share.says('sharing.amountMissing')).toBeVisible()
  await site.axe()
  await share.recipient.fill(receiver)
  await share.amount('1 GB').click()
  await expect(share.main).toContainText(kyat(site, '9,900'))
  await expect(share.main).toContainText('2 GB')
  await site.axe()
  await share.getCode.click()
  await expect(share.code).toBeFocused()
  expect(await totalsOf(phone.number), 'set aside, not moved').toMatchObject({ MMK: 9_900, MB: 2_548 })
  expect(await totalsOf(receiver)).toEqual({ MMK: 0 })
  await site.axe()
  await page.keyboard.type(await phone.nextCode())
  await expect(share.done).toBeVisible()
  await expect(share.main).toContainText(`•••${receiver.slice(-3)}`)
  expect(await totalsOf(phone.number)).toMatchObject({ MMK: 9_900, MB: 2_548 })
  expect(await totalsOf(receiver)).toEqual({ MMK: 0, MB: 1_024 })
  await site.axe()
  const told = async () => (await phoneOf(receiver).messages()).map(({ text }) => text)
  await expect.poll(async () => (await told()).length).toBe(1)
  expect((await told())[0]).not.toContain(phone.number.slice(-8))

  await share.wrongNumber.click()
  await expect(share.says('sharing.recallText')).toBeVisible()
  await site.axe()
  await share.askBack.click()
  await expect(share.says('sharing.recallBack', { amount: '1 GB' })).toBeVisible({ timeout: 20_000 })
  expect(await totalsOf(phone.number)).toMatchObject({ MMK: 9_900, MB: 3_572 })
  expect(await totalsOf(receiver)).toEqual({ MMK: 0, MB: 0 })
  await expect.poll(async () => (await told()).length, 'asked, and taken').toBe(3)
  await site.axe()
  expect(new Set(headers)).toEqual(new Set([toLanguageHeader(site.lang)]))
  expect(site.problems).toEqual([])
})

test('S-007 S-218 S-262 S-263 S-264 minutes: sent, offered again, and asked back from the history of the line', async ({
  page,
  site,
}) => {
  const receiver = await aNewLine()
  const headers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/gw/voice-share/')) headers.push(request.headers()['accept-language'])
  })
  await page.goto(`/#/${VOICE}`)
  const phone = await signInWithBalance(page, site, 1_000, hasSomethingToShare)
  await expect(page).toHaveURL(new RegExp(`#/${VOICE}$`))
  const share = sharePageOf(page, site)
  await share.recipient.fill(receiver)
  await share.amounts.nth(3).click()
  await share.getCode.click()
  await expect(share.code).toBeFocused()
  await page.keyboard.type(await phone.nextCode())
  await expect(share.done).toBeVisible()
  expect(await totalsOf(phone.number)).toMatchObject({ MMK: 950, MIN: 90 })
  expect(await totalsOf(receiver)).toEqual({ MMK: 0, MIN: 30 })
  expect(new Set(headers)).toEqual(new Set([toLanguageHeader(site.lang)]))
  await share.again.click()
  await expect(share.main.getByRole('group', { name: site.words('recipients.saved') })).toContainText(
    receiver.slice(-3),
  )
  await site.open('myid/history')
  await expect(page.locator('main')).toContainText(site.words('account.type.SHARE_OUT'))
  await page
    .locator('main summary', { hasText: site.words('account.type.SHARE_OUT') })
    .first()
    .click()
  await share.wrongNumber.click()
  await share.askBack.click()
  await expect.poll(() => totalsOf(phone.number), { timeout: 20_000 }).toMatchObject({ MMK: 950, MIN: 120 })
  expect(await totalsOf(receiver)).toEqual({ MMK: 0, MIN: 0 })
})

for (const [row, skeleton, path, call] of [
  ['S-172', 'DGDataShare', DATA, '**/gw/v2/data-share/get-info'],
  ['S-173', 'DGVoiceShare', VOICE, '**/gw/voice-share/info'],
] as const) {
  test(`${row} ${skeleton} holds the place until the answer is there`, async ({ page, site }) => {
    const { release } = await hold(page, call)
    await page.goto(`/#/${path}`)
    await signInWithBalance(page, site, 1_000, hasSomethingToShare)
    await expect(page.locator(`[data-skeleton=${skeleton}]`)).toBeVisible()
    release()
    await expect(sharePageOf(page, site).getCode).toBeVisible()
    await expect(page.locator(`[data-skeleton=${skeleton}]`)).toHaveCount(0)
  })
}

test('S-265 the limit of the day is said before anything is typed', async ({ page, site }) => {
  await page.goto(`/#/${DATA}`)
  await signInWithBalance(page, site, 5_000, async (number) => {
    await hasSomethingToShare(number)
    await hasSharedToday(number, 5)
  })
  const share = sharePageOf(page, site)
  await expect(share.says('sharing.limitTitle')).toBeVisible()
  await expect(share.says('sharing.today', { used: '5', count: '5' })).toBeVisible()
  await expect(share.getCode).toHaveCount(0)
  await site.axe()
})

test('S-265 a line that may not share learns why, in words, and what to do', async ({ page, site }) => {
  await page.goto(`/#/${DATA}`)
  await signInWithBalance(page, site, 5_000, isTooNew)
  const share = sharePageOf(page, site)
  await expect(share.says('sharing.notYet')).toBeVisible()
  await expect(share.says('sharing.reason.SENDER_TOO_NEW', { need: '45', days: '12' })).toBeVisible()
  await expect(
    share.says('sharing.reason.SENDER_SPENT_TOO_LITTLE', { need: '3,000', n: '2,000' }),
  ).toBeVisible()
  await site.axe()
  await fitsSmallAndLarge(page)
})

test('S-266 S-267 a code that is too old: nothing is taken, and the form is as it was', async ({
  page,
  site,
}) => {
  const receiver = await aNewLine()
  await page.goto(`/#/${DATA}`)
  const phone = await signInWithBalance(page, site, 5_000, hasSomethingToShare)
  const share = sharePageOf(page, site)
  await share.recipient.fill(receiver)
  await share.amount('500 MB').click()
  await share.getCode.click()
  await expect(share.code).toBeFocused()
  const code = await phone.nextCode()
  await codeExpires(phone.number)
  await page.keyboard.type(code)
  await expect(share.main.getByText(site.words('errors.OTP_EXPIRED')).first()).toBeVisible()
  await site.axe()
  await share.startAgain.click()
  await expect(share.recipient).toHaveValue(receiver)
  await expect(share.amount('500 MB')).toHaveAttribute('aria-pressed', 'true')
  expect(await totalsOf(receiver)).toEqual({ MMK: 0 })
})

test('S-266 to oneself is refused in words, and nothing is set aside', async ({ page, site }) => {
  await page.goto(`/#/${DATA}`)
  const phone = await signInWithBalance(page, site, 5_000, hasSomethingToShare)
  const share = sharePageOf(page, site)
  await share.recipient.fill(phone.number)
  await share.amounts.first().click()
  await share.getCode.click()
  await expect(share.main.getByText(site.words('errors.SELF_TARGET'))).toBeVisible()
  await expect(share.says('purchases.nothingTaken')).toBeVisible()
  expect(await totalsOf(phone.number)).toMatchObject({ MMK: 5_000, MB: 3_572 })
})
