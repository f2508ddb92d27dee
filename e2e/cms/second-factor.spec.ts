import type { Browser, Page, TestInfo } from '@playwright/test'
import { codeOnPhone } from './authenticator.ts'
import { expect, test, type Newsroom } from './fixtures.ts'

const ACCOUNT = { email: 'mya@example.com', password: 'lanterns over nine green fields' }
const NEW_PASSWORD = 'eleven boats below the old bridge'
const PHONE = { width: 360, height: 800 }

test.describe.configure({ mode: 'serial' })

let key = ''
let recoveryCode = ''

const open = async (browser: Browser, newsroom: Newsroom, viewport = { width: 1440, height: 900 }) => {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${newsroom.office}/admin/login`)
  return page
}

async function givePassword(page: Page, account = ACCOUNT): Promise<void> {
  await page.locator('#field-email').fill(account.email)
  await page.locator('#field-password').fill(account.password)
  await page.locator('button[type=submit]').click()
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.locator('#field-code').fill(code)
  await page.locator('button[type=submit]').click()
}

const keep = (page: Page, info: TestInfo, name: string) =>
  page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })

test('a colleague is offered a second factor, sets it up with a phone and keeps the recovery codes', async ({
  browser,
  newsroom,
}, info) => {
  await newsroom.admin.colleague(ACCOUNT.email, ACCOUNT.password, 'CONTENT_EDITOR')
  const page = await open(browser, newsroom)
  await keep(page, info, 'sign-in')
  await givePassword(page)
  await expect(page.locator('.cms-offer')).toBeVisible()
  await keep(page, info, 'offer')
  await page.locator('.cms-offer a').click()
  await page.locator('#field-password').fill('not my password')
  await page.locator('button[type=submit]').click()
  await expect(page.locator('.cms-refusal')).not.toBeEmpty()
  await page.locator('#field-password').fill(ACCOUNT.password)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('.cms-qr')).toBeVisible()
  await keep(page, info, 'scan')
  key = await page.locator('.cms-key code').innerText()
  await giveCode(page, '000000')
  await expect(page.locator('.cms-refusal')).not.toBeEmpty()
  await giveCode(page, codeOnPhone(key))
  await expect(page.locator('.cms-codes code')).toHaveCount(10)
  await keep(page, info, 'recovery-codes')
  recoveryCode = await page.locator('.cms-codes code').first().innerText()
  await page.locator('button[type=submit]').click()
  await expect(page.locator('.dashboard')).toBeVisible()
  await expect(page.locator('.cms-offer')).toHaveCount(0)
  await page.context().close()
})

test('from then on the password is not enough: a wrong code is refused, the next one of the phone opens', async ({
  browser,
  newsroom,
}, info) => {
  const page = await open(browser, newsroom, PHONE)
  await givePassword(page)
  await expect(page.locator('#field-code')).toBeVisible()
  await keep(page, info, 'code-phone')
  await page.goto(`${newsroom.office}/admin/collections/posts`)
  await expect(page).toHaveURL(/\/admin\/login/)
  await givePassword(page)
  await giveCode(page, '000000')
  await expect(page.locator('.cms-refusal')).not.toBeEmpty()
  await keep(page, info, 'code-refused-phone')
  await giveCode(page, codeOnPhone(key, 1))
  await expect(page.locator('.collection-list')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/collections\/posts/)
  await page.context().close()
})

/** The screen asks its server about what was typed; an answer that comes after the refusal would wipe it away. */
async function typed(page: Page, fill: () => Promise<void>): Promise<void> {
  const judged = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/admin/account',
  )
  await fill()
  await judged
}

test('without the phone a recovery code opens once; a new password needs the old one', async ({
  browser,
  newsroom,
}, info) => {
  const page = await open(browser, newsroom)
  await givePassword(page)
  await giveCode(page, recoveryCode)
  await expect(page.locator('.dashboard')).toBeVisible()
  await page.goto(`${newsroom.office}/admin/account`)
  await expect(page.locator('.cms-factor')).toContainText('9')
  await page.locator('#change-password').click()
  await page.locator('#field-password').fill(NEW_PASSWORD)
  await page.locator('#field-confirm-password').fill(NEW_PASSWORD)
  await typed(page, () => page.locator('#field-currentPassword').fill('not my password'))
  await page.locator('#action-save').click()
  await expect(page.getByText('This is not your current password.').first()).toBeVisible()
  await keep(page, info, 'change-password')
  await typed(page, () => page.locator('#field-currentPassword').fill(ACCOUNT.password))
  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-item.toast-success').first()).toBeVisible()
  await expect(page.locator('.auth-fields__api-key')).toHaveCount(0)

  const again = await open(browser, newsroom, PHONE)
  await givePassword(again, { ...ACCOUNT, password: NEW_PASSWORD })
  await giveCode(again, recoveryCode)
  await expect(again.locator('.cms-refusal')).not.toBeEmpty()
  await again.context().close()
  await page.context().close()
})

test('an administrator removes the lost phone, and the colleague is signed out', async ({
  desk,
  browser,
  newsroom,
}, info) => {
  const { admin } = newsroom.site.cms
  const cms = await desk(admin)
  await cms.open('collections/users')
  await cms.page.getByRole('link', { name: ACCOUNT.email }).click()
  await cms.page.locator('.cms-factor button').click()
  await cms.page.locator('#field-removePassword').fill(admin.password)
  await keep(cms.page, info, 'remove')
  await cms.page.locator('.cms-confirm button').first().click()
  await expect(cms.page.locator('.cms-factor [role=status]')).not.toBeEmpty()
  const page = await open(browser, newsroom, PHONE)
  await page.context().addCookies([{ name: 'payload-lng', value: 'my', url: newsroom.office }])
  await page.reload()
  await keep(page, info, 'sign-in-my-phone')
  await givePassword(page, { ...ACCOUNT, password: NEW_PASSWORD })
  await expect(page.locator('.cms-offer')).toBeVisible()
  await keep(page, info, 'offer-my-phone')
  await page.goto(`${newsroom.office}/admin/second-factor`)
  await page.locator('#field-password').fill(NEW_PASSWORD)
  await page.locator('button[type=submit]').click()
  await expect(page.locator('.cms-qr')).toBeVisible()
  await keep(page, info, 'scan-my-phone')
  await page.context().close()
})
