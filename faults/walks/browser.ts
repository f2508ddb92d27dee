import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import type { Person } from '../value/site.ts'

const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/google-chrome']
const PHONE = { width: 360, height: 800 }
const DAY_MS = 86_400_000

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = EXECUTABLES.find((path) => existsSync(path))
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

type PhoneOptions = {
  readonly address: string
  readonly person: Person
  /** A storage that keeps nothing of what was begun over a reload. */
  readonly forgets: boolean
}

/** A signed-in customer's browser: the session's token is in its storage from the start. */
export async function openPhone(
  browser: Browser,
  { address, person, forgets }: PhoneOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: PHONE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const kept = {
    user: `0${person.number.slice(2)}`,
    __TOKEN__: person.token,
    __OWNER__: person.number,
    __LANG__: 'en',
    __ROTATE_AT__: String(Date.now() + DAY_MS),
  }
  await context.addInitScript(
    ([values, forgetsAll]) => {
      for (const [name, value] of Object.entries(values))
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
      if (!forgetsAll) return
      for (const name of Object.keys(localStorage))
        if (name.startsWith('__OWN__')) localStorage.removeItem(name)
    },
    [kept, forgets] as const,
  )
  // What no walk looks at need not be fetched and drawn.
  await context.route(/\.(woff2|png|jpe?g|webp|avif|svg)(\?|$)/, (route) => route.abort())
  return context
}
