import type { Page } from '@playwright/test'
import { brand } from '#brand'
import type { Lang } from '#contracts/language.ts'
import { readTexts } from '../build-i18n.ts'
import { root } from '../root.ts'
import { join } from 'node:path'

/** Where the running product is. */
export type Places = { readonly web: string; readonly simulator: string; readonly cms: string }

export type Step = (page: Page, places: Places, lang: Lang) => Promise<void>

const BUYER = brand.ownNumbers.example.replaceAll(' ', '')
/** Another line of the seed: a number gets no two codes within half a minute. */
const VISITOR = String(Number(BUYER) + 1).padStart(BUYER.length, '0')
const WITHIN_SECONDS = 20

const textOf = (lang: Lang, key: string): string => readTexts(join(root, 'i18n', lang))[key] ?? key

export const openHome: Step = async (page, { web }) => {
  await page.goto(`${web}/`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
}

/** As far as the field for the code. */
export const askForCode: Step = (page, places, lang) => ask(page, places, lang, VISITOR)

async function ask(page: Page, { web }: Places, lang: Lang, number: string): Promise<void> {
  await page.goto(`${web}/#/log-in`)
  await page.locator('html[data-breakpoint]').waitFor({ state: 'attached' })
  const main = page.locator('main')
  await main.getByLabel(textOf(lang, 'identity.phone'), { exact: true }).fill(number)
  await main.getByRole('button', { name: textOf(lang, 'identity.getCode'), exact: true }).click()
  await page.locator('input[autocomplete="one-time-code"]').waitFor()
}

async function codeOnPhone(simulator: string, after: string): Promise<string> {
  const query = new URLSearchParams({ to: BUYER, after, waitSeconds: String(WITHIN_SECONDS) })
  const answer = (await (await fetch(`${simulator}/sms?${query}`)).json()) as {
    messages: { code: string | null }[]
  }
  const code = answer.messages.find((message) => message.code)?.code
  if (!code) throw new Error(`no code came to ${BUYER} within ${WITHIN_SECONDS} s`)
  return code
}

/** All the way in: once for all pictures, because a number gets no two codes within half a minute. */
export const signIn: Step = async (page, places, lang) => {
  const began = new Date(Date.now() - 1000).toISOString()
  await ask(page, places, lang, BUYER)
  await page.keyboard.type(await codeOnPhone(places.simulator, began))
  const agree = page
    .locator('main')
    .getByRole('button', { name: textOf(lang, 'identity.agree'), exact: true })
  const outside = page.locator('html:not(:has(input[autocomplete="one-time-code"]))')
  await outside.waitFor({ state: 'attached' })
  await page.waitForTimeout(1000)
  if (await agree.isVisible()) {
    await page
      .locator('main')
      .getByLabel(textOf(lang, 'identity.displayName'), { exact: true })
      .fill('Ma Hnin')
    await agree.click()
    await agree.waitFor({ state: 'detached' })
  }
}

/** The home page of a signed-in customer, with its balances and not only its placeholders. */
export const openOwnHome: Step = async (page, { web }, lang) => {
  await page.goto(`${web}/`)
  await page.getByRole('region', { name: textOf(lang, 'account.mainBalance') }).waitFor()
}

/** The sheet that shows what a package costs and leaves. */
export const openPurchase: Step = async (page, places, lang) => {
  await page.goto(`${places.web}/#/mobile-services/package/SABAI-WEEK`)
  await page.getByRole('button', { name: textOf(lang, 'purchases.buy'), exact: true }).click()
  await page.locator('dialog[open]').waitFor()
}

/** The first administrator at a post. */
export const openCms: Step = async (page, { cms }) => {
  const { CMS_ADMIN_EMAIL: email = '', CMS_ADMIN_PASSWORD: password = '' } = process.env
  await page.goto(`${cms}/admin/login`)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto(`${cms}/admin/collections/posts`)
  await page.locator('tbody tr td a').first().click()
  await page.locator('form').first().waitFor()
}
