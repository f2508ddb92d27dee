import type { Page } from '@playwright/test'
import { expect, test, type Site } from '../fixtures.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { anotherCodeIsDue, reload } from '../pages/second-phone.ts'
import { hasSomethingToShare, sharePageOf, totalsOf } from '../pages/sharing.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { buySheetOf, coreGoesWrong, kyat, openMovesAreDue, signInWithBalance } from '../pages/value.ts'

const GIFT = 'mobile-services/package/SABAI-WEEK/gift'
const DATA = 'digital-service/utilities/data-share/data-share'

test.beforeEach(({ page }) => comeFromElsewhere(page))

const stepOf = (page: Page, site: Site) => {
  const main = page.locator('main')
  const button = (key: string) => main.getByRole('button', { name: site.words(key), exact: true })
  return {
    main,
    button,
    code: main.locator('input[autocomplete="one-time-code"]'),
    resend: button('identity.resend'),
    back: button('gifts.back'),
    cancel: button('purchases.cancel'),
    goOn: button('purchases.goOn'),
  }
}

/** A gift that waits for its code: 999 of 1,500 kyat are set aside. */
async function aGift(page: Page, site: Site) {
  const receiver = await aNewLine()
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 1_500)
  await site.open(GIFT)
  const step = stepOf(page, site)
  await step.main.getByLabel(site.words('recipients.sendTo'), { exact: true }).fill(receiver)
  await step.button('gifts.next').click()
  await step.button('gifts.getCode').click()
  await expect(step.code).toBeFocused()
  return { phone, receiver, step, end: () => site.words('gifts.doneTitle') }
}

/** A share that waits for its code: 500 MB and a fee are set aside. */
async function aShare(page: Page, site: Site) {
  const receiver = await aNewLine()
  await page.goto(`/#/${DATA}`)
  const phone = await signInWithBalance(page, site, 1_500, hasSomethingToShare)
  const share = sharePageOf(page, site)
  await share.recipient.fill(receiver)
  await share.amount('500 MB').click()
  await share.getCode.click()
  await expect(share.code).toBeFocused()
  return { phone, receiver, step: stepOf(page, site), end: () => site.words('sharing.doneTitle') }
}

for (const [what, begins, left, price] of [
  ['gift', aGift, { MMK: 501 }, '999'],
  ['share', aShare, { MMK: 1_425, MB: 3_072 }, '75'],
] as const) {
  test(`S-260 S-266 a ${what} loaded anew at the code: what it is for stands there, and the code still fits`, async ({
    page,
    site,
  }) => {
    const { phone, receiver, step, end } = await begins(page, site)
    const code = await phone.nextCode()
    await reload(page)
    await expect(step.code).toBeFocused()
    await expect(step.main).toContainText(receiver.slice(-3))
    await expect(step.main).toContainText(kyat(site, price))
    await expect(step.back).toBeVisible()
    await expect(step.cancel).toBeVisible()
    await site.axe()
    await page.keyboard.type(code)
    await expect(step.main.getByText(end(), { exact: true })).toBeVisible()
    expect(await totalsOf(phone.number)).toMatchObject(left)
    await reload(page)
    await expect(step.code).toHaveCount(0)
  })

  test(`S-260 S-266 a ${what} loaded anew at the code: another code is sent, and only that one counts`, async ({
    page,
    site,
  }) => {
    const { phone, step, end } = await begins(page, site)
    const first = await phone.nextCode()
    await anotherCodeIsDue(page, phone.number)
    await reload(page)
    await expect(step.code).toBeFocused()
    await expect(step.resend).toBeEnabled()
    await step.resend.click()
    await expect(step.main.getByText(site.words('identity.sentAgain'))).toBeVisible()
    const second = await phone.nextCode()
    expect(second).not.toBe(first)
    await site.axe()
    await step.code.fill(second)
    await expect(step.main.getByText(end(), { exact: true })).toBeVisible()
    expect(await totalsOf(phone.number)).toMatchObject(left)
  })

  test(`S-260 S-266 a ${what} loaded anew at the code: back leaves it waiting in sight, cancel gives it back at once`, async ({
    page,
    site,
  }) => {
    const { phone, receiver, step } = await begins(page, site)
    await reload(page)
    await expect(step.code).toBeFocused()
    await step.back.click()
    await expect(step.goOn).toBeVisible()
    await site.axe()
    await step.goOn.click()
    await expect(step.code).toBeFocused()
    await step.back.click()
    await reload(page)
    await expect(step.goOn).toBeVisible()
    await step.cancel.click()
    await expect(step.main.getByText(site.words('purchases.cancelledTitle'))).toBeVisible()
    await expect(step.goOn).toHaveCount(0)
    await site.axe()
    expect(await totalsOf(phone.number)).toMatchObject({ MMK: 1_500 })
    expect(await totalsOf(receiver)).toEqual({ MMK: 0 })
  })
}

for (const [what, begins, left, price] of [
  ['gift', aGift, { MMK: 501 }, '999'],
  ['share', aShare, { MMK: 1_425, MB: 3_072 }, '75'],
] as const) {
  test(`S-260 S-266 a ${what}, the core silent at its code and the page loaded anew: still checking, then done and charged once`, async ({
    page,
    site,
  }) => {
    const { phone, step } = await begins(page, site)
    const code = await phone.nextCode()
    await coreGoesWrong(phone.number, 'SILENT_AFTER_EFFECT', 1)
    await page.keyboard.type(code)
    const checking = step.main.getByText(site.words('purchases.checkingTitle'))
    await expect(checking).toBeVisible({ timeout: 15_000 })
    await reload(page)
    await expect(checking).toBeVisible()
    await openMovesAreDue(phone.number)
    const once = site.words('purchases.chargedOnce', { amount: kyat(site, price) })
    await expect(step.main.getByText(once)).toBeVisible({ timeout: 20_000 })
    await site.axe()
    expect(await totalsOf(phone.number)).toMatchObject(left)
  })
}

test('S-005 S-260 what is set aside is named in My ID and where it is missed, and one press has it back', async ({
  page,
  site,
}) => {
  const { phone, receiver, step } = await aGift(page, site)
  await site.open('myid')
  const aside = site.words('account.asideGift', { amount: kyat(site, '999'), number: '', time: '' })
  const [, words = ''] = aside.split(kyat(site, '999'))
  await expect(step.main).toContainText(kyat(site, '501'))
  await expect(step.main).toContainText(words.trim().split('  ')[0] ?? '')
  await expect(step.main).toContainText(receiver.slice(-3))
  await expect(step.cancel).toBeVisible()
  await site.axe()

  await site.open('mobile-services/package/SABAI-WEEK')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await expect(buy.says('purchases.missing', { amount: kyat(site, '498') })).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '999'))
  await site.axe()
  await buy.sheet.getByRole('button', { name: site.words('purchases.cancel'), exact: true }).click()
  await expect(buy.says('purchases.cancelledTitle')).toBeVisible()
  await expect(buy.buyFor('999')).toBeEnabled()
  expect(await totalsOf(phone.number)).toMatchObject({ MMK: 1_500 })
  await site.open('myid')
  await expect(step.main).toContainText(kyat(site, '1,500'))
  await expect(step.cancel).toHaveCount(0)
})

test('S-005 a purchase with a code: closed and loaded anew it opens at its code, and is finished there', async ({
  page,
  site,
}) => {
  await site.open('log-in')
  const phone = await signInWithBalance(page, site, 20_000)
  await site.open('mobile-services/package/PADAUK-FAMILY')
  const buy = buySheetOf(page, site)
  await buy.open.click()
  await buy.buyFor('11,999').click()
  const field = buy.sheet.locator('input[autocomplete="one-time-code"]')
  await expect(field).toBeFocused()
  const code = await phone.nextCode()
  await reload(page)
  await expect(field).toBeFocused()
  await expect(buy.sheet).toContainText(kyat(site, '11,999'))
  await site.axe()
  await page.keyboard.type(code)
  await expect(buy.says('purchases.doneTitle')).toBeVisible()
  await expect(buy.sheet).toContainText(kyat(site, '8,001'))
})
