import type { CDPSession, Page } from '@playwright/test'
import { median } from './load.ts'
import { PHONE_WIDTH, withBrowser } from './home-page.ts'

export const KINDS = [
  'html',
  'js',
  'css',
  'texts',
  'drawn answers',
  'other answers',
  'fonts',
  'pictures',
  'other files',
] as const
export type Kind = (typeof KINDS)[number]
export type Loaded = { readonly url: string; readonly kind: Kind; readonly bytes: number }

const OF_TYPE: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'pictures',
}

/** Data requests are told apart by address; the browser names all other types. */
export function kindOf(type: string, url: string): Kind {
  const { pathname } = new URL(url)
  if (type !== 'Fetch' && type !== 'XHR') return OF_TYPE[type] ?? 'other files'
  if (pathname.startsWith('/first-paint')) return 'drawn answers'
  return pathname.includes('/i18n/') ? 'texts' : 'other answers'
}

const USABLE_WITHIN_MS = 30_000

/**
 * Everything a first visit loads before its buttons respond, with the bytes on the wire, headers included: nothing cached, no language
 * chosen before. Without the service worker, which comes later.
 */
export const firstVisit = (address: string): Promise<Loaded[]> =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: PHONE_WIDTH, serviceWorkers: 'block' })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const requests = follow(devtools)
    await page.goto(`${address}/`, { waitUntil: 'commit' })
    await page.waitForFunction(everyButtonAnswers, null, { polling: 20, timeout: USABLE_WITHIN_MS })
    const begun = [...requests.keys()]
    await page.waitForLoadState('networkidle')
    return begun.flatMap((id) => {
      const { url = '', type = '', bytes = null } = requests.get(id) ?? {}
      return bytes === null ? [] : [{ url, kind: kindOf(type, url), bytes }]
    })
  })

type Followed = { url: string; type: string; bytes: number | null }

function follow(devtools: CDPSession): Map<string, Followed> {
  const requests = new Map<string, Followed>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    // Parts inside the page were counted with it.
    if (!/^https?:/.test(request.url)) return
    requests.set(requestId, { url: request.url, type: type ?? 'Other', bytes: null })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  return requests
}

/** A prerendered page looks ready before it is: a button responds once React has attached its handlers. */
const everyButtonAnswers: Parameters<Page['waitForFunction']>[0] = () => {
  const buttons = [...document.querySelectorAll('#app button')]
  const answers = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps$'))
  return buttons.length > 0 && buttons.every(answers)
}

/** Bytes by kind. */
export function byKind(loaded: readonly Loaded[]): Record<string, number> {
  const parts = KINDS.map((kind) => {
    const bytes = loaded.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0)
    return [kind, bytes] as const
  })
  return Object.fromEntries(parts.filter(([, bytes]) => bytes > 0))
}

const VISITS = 5

/** Headers differ by a few bytes and a picture may come a moment later, so the median visit counts for each kind. */
export async function firstVisitBytes(address: string): Promise<Record<string, number>> {
  const visits: Record<string, number>[] = []
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(byKind(await firstVisit(address)))
  const parts = KINDS.map((kind) => [kind, median(visits.map((visit) => visit[kind] ?? 0))] as const)
  return Object.fromEntries(parts.filter(([, bytes]) => bytes > 0))
}
