import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import type { Bench, Size } from './figure.ts'
import { PHONE_WIDTH, withBrowser } from './home-page.ts'
import { median } from './load.ts'
import { withDrawnProduct } from './running-product.ts'
import { slowDown } from './slow-line.ts'

const DRAWN_SECONDS = 60
const KILOBYTE = 1024
const PATH = '/#/about-us/find-our-shop'
const FIRST_ROW = 'main ul li h2'
const RUNS: Readonly<Record<Size, number>> = { ci: 1, full: 5 }
/** Typical 3G in towns, and a cheap phone. */
const LINE = { kilobitsPerSecond: 1600, latencyMs: 150, slowerCpu: 4 }
const MAP_FILES = /street-map|maplibre|pmtiles/

/** Bytes on the wire by file since a given time, requests of the page's workers included. */
const fetchedSince = (page: Page, since: number): Promise<Record<string, number>> =>
  page.evaluate((from) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return Object.fromEntries(
      entries
        .filter(({ startTime }) => startTime >= from)
        .map(({ name, transferSize }) => [new URL(name).pathname.split('/').pop() ?? name, transferSize]),
    )
  }, since)

const sum = (files: Readonly<Record<string, number>>): number =>
  Object.values(files).reduce((total, bytes) => total + bytes, 0)

const ofMap = (files: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(files).filter(([name]) => MAP_FILES.test(name)))

type Visit = { readonly page: Page; readonly devtools: CDPSession }

/** Signed in, in Burmese, on a phone, with nothing cached. */
const visit = <T>(work: (visit: Visit) => Promise<T>): Promise<T> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: PHONE_WIDTH, serviceWorkers: 'block' })
    await context.addInitScript(() => {
      localStorage.setItem('__LANG__', 'my')
      localStorage.setItem('user', '09691234567')
      localStorage.setItem('__TOKEN__', 'a-token-the-server-does-not-know')
      localStorage.setItem('__ROTATE_AT__', String(Number.MAX_SAFE_INTEGER))
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    return work({ page, devtools })
  })

const open = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.locator('main h1').first().waitFor({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
}

/** What the page fetches beyond what another page has already loaded: code, texts, styles, list and drawing. */
const listBytes = (address: string) =>
  visit(async ({ page }) => {
    await open(page, `${address}/#/terms`)
    const since = await page.evaluate(() => performance.now())
    await page.evaluate((path) => (window.location.hash = path), PATH.slice(1))
    await page.locator(FIRST_ROW).first().waitFor({ timeout: 30_000 })
    await page.waitForLoadState('networkidle')
    const parts = await fetchedSince(page, since)
    return { value: sum(parts), parts }
  })

/** After a minute a product has prerendered the most opened pages, starting with the home page. */
async function untilDrawn(address: string): Promise<void> {
  const drawing = `${address}/first-paint?path=${encodeURIComponent(PATH.slice(3))}&lang=my&wide=false`
  for (let second = 0; second < DRAWN_SECONDS; second += 1) {
    if ((await fetch(drawing)).status === 200) return
    await setTimeout(1000)
  }
  throw new Error('the page of the shops was not drawn ahead')
}

const firstList = (address: string): Promise<number> =>
  visit(async ({ page, devtools }) => {
    await untilDrawn(address)
    await slowDown(devtools, LINE)
    await page.goto(`${address}${PATH}`, { waitUntil: 'commit', timeout: 60_000 })
    await page.locator(FIRST_ROW).first().waitFor({ timeout: 60_000 })
    return page.evaluate(() => performance.now())
  })

/** The map on tap; any other page loads nothing of it. */
const mapBytes = (address: string) =>
  visit(async ({ page }) => {
    const other: Record<string, number> = {}
    for (const path of ['/#/ussd', '/#/order-sim', '/#/post-detail/service-esim', PATH]) {
      // A new document each time, so that cached parts of one do not hide the next one's.
      await page.goto('about:blank')
      await open(page, `${address}${path}`)
      Object.assign(other, ofMap(await fetchedSince(page, 0)))
    }
    const elsewhere = Object.keys(other).length
    if (elsewhere > 0) throw new Error(`${elsewhere} files of the map came without being asked for`)
    await page.locator('main section > button').last().click()
    await page.locator('#shops-map[data-drawn]').waitFor({ timeout: 90_000 })
    const parts = ofMap(await fetchedSince(page, 0))
    if (!Object.keys(parts).some((name) => name.includes('worker')))
      throw new Error('the worker was not counted')
    return { value: sum(parts), parts: { ...parts, elsewhere } }
  })

const MANY = 500

/** From the last key to the filtered list, with 500 shops. */
const typing = (address: string): Promise<number> =>
  visit(async ({ page, devtools }) => {
    await page.route('**/find-shop/list', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { result: { shopId: string; name: string }[] }
      const result = Array.from({ length: MANY }, (_, at) => {
        const like = answer.result[at % answer.result.length]
        return { ...like, shopId: `shop-${at}`, name: `${like?.name} ${at}` }
      })
      await route.fulfill({ response, json: { ...answer, result } })
    })
    await open(page, `${address}${PATH}`)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: LINE.slowerCpu })
    const field = page.locator('main input').first()
    await field.fill('Mandala')
    await page.waitForTimeout(1500)
    return page.evaluate(async () => {
      const input = document.querySelector<HTMLInputElement>('main input')
      const list = document.querySelector('main ul')
      if (!input || !list) throw new Error('no list')
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const began = performance.now()
      const shown = new Promise<number>((resolve) =>
        new MutationObserver((_, observer) => {
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - began))
        }).observe(list, { childList: true, subtree: true, characterData: true }),
      )
      setValue?.call(input, 'Mandalay, 62')
      input.dispatchEvent(new Event('input', { bubbles: true }))
      return shown
    })
  })

const several = async (size: Size, one: () => Promise<number>): Promise<number> => {
  const values: number[] = []
  for (let run = 0; run < RUNS[size]; run += 1) values.push(await one())
  return median(values)
}

export const benches: readonly Bench[] = [
  {
    name: 'shops.list-bytes',
    unit: 'bytes over the wire beyond another page',
    bar: { of: 'value', atMost: 40 * KILOBYTE },
    measure: () => withDrawnProduct(listBytes),
  },
  {
    name: 'shops.first-list',
    unit: 'ms at 1.6 Mbit/s and a fourth of this processor, cold, signed in, in Burmese',
    bar: { of: 'value', atMost: 2500 },
    measure: (size) =>
      withDrawnProduct(async (address) => ({ value: await several(size, () => firstList(address)) })),
  },
  {
    name: 'shops.map-bytes',
    unit: 'bytes over the wire, when asked for',
    bar: { of: 'value', atMost: 400 * KILOBYTE },
    measure: () => withDrawnProduct(mapBytes),
  },
  {
    name: 'shops.typing',
    unit: 'ms from a key to the filtered list of 500 shops, a fourth of this processor',
    bar: { of: 'value', atMost: 100 },
    measure: (size) =>
      withDrawnProduct(async (address) => ({ value: await several(size, () => typing(address)) })),
  },
]
