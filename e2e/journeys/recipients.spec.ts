import { expect, test } from '../fixtures.ts'
import { aNewLine } from '../pages/identity-time.ts'
import { fitsSmallAndLarge } from '../pages/page-states.ts'
import { comeFromElsewhere } from '../pages/sign-in.ts'
import { signInWithBalance } from '../pages/value.ts'

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('S-260 saved numbers: kept, named anew, offered when giving, and removed', async ({ page, site }) => {
  const mother = await aNewLine()
  await site.open('log-in')
  await signInWithBalance(page, site, 0)
  await site.open('myid/recipients')
  const main = page.locator('main')
  const button = (key: string, slots?: Record<string, string>) =>
    main.getByRole('button', { name: site.words(key, slots), exact: true })
  await expect(main.getByText(site.words('recipients.empty'))).toBeVisible()
  await button('recipients.save').click()
  await expect(main.getByText(site.words('recipients.wrong'))).toBeVisible()
  await site.axe()
  await main.getByLabel(site.words('recipients.number'), { exact: true }).fill(mother)
  await main.getByLabel(site.words('recipients.name'), { exact: true }).fill('အမေ')
  await button('recipients.save').click()
  await expect(main.getByText(site.words('recipients.never'))).toBeVisible()
  await fitsSmallAndLarge(page)

  await button('recipients.renameOf', { name: 'အမေ' }).click()
  const renaming = main.getByRole('list').getByLabel(site.words('recipients.name'), { exact: true })
  await expect(renaming).toBeFocused()
  await renaming.fill('Mother')
  await site.axe()
  await renaming.press('Enter')
  await expect(button('recipients.renameOf', { name: 'Mother' })).toBeVisible()

  await site.open('mobile-services/package/SABAI-WEEK/gift')
  await main.getByRole('button', { name: 'Mother', exact: true }).click()
  await expect(main.getByLabel(site.words('recipients.sendTo'), { exact: true })).not.toHaveValue('')

  await site.open('myid/recipients')
  await button('recipients.removeOf', { name: 'Mother' }).click()
  await expect(main.getByText(site.words('recipients.empty'))).toBeVisible()
  expect(site.problems).toEqual([])
})

test('whoever is signed out reads what saved numbers are for, and the one button leads to sign-in', async ({
  page,
  site,
}) => {
  await site.open('myid/recipients')
  const main = page.locator('main')
  await expect(main.locator('h1')).toHaveText(site.words('routes.myidRecipients.title'))
  await site.axe()
  await main.getByRole('button', { name: site.words('session.logIn'), exact: true }).click()
  await expect(page).toHaveURL(/#\/log-in/)
})
