import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/fonts/fonts.css'
import { makeQueryClient } from '../api/query-client.ts'
import { loadWebConfig } from '../api/web-config.ts'
import { begin } from '../first-paint/begin.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import { currentSession, rotateAt } from '../session/session-store.ts'
import { App } from './app.tsx'
import { currentPath } from '../navigation/hash-location.ts'
import { matchRoute } from '../navigation/match-route.ts'
import { now } from '../clock/now.ts'
import { yieldToMain } from '../page/yield-to-main.ts'
import { loadFrame } from '../shell/later-parts.ts'
import { getReady } from './get-ready.ts'
import { loadPage } from './pages.ts'

/** Loads the page's own file in parallel with the texts; a failure shows when the page is rendered. */
function partsOfPage(): Promise<unknown> {
  const routeId = matchRoute(currentPath())?.routeId ?? null
  const parts = Promise.all([
    loadPage(routeId, currentSession().state === 'signedIn'),
    loadFrame(),
    loadWebConfig(),
  ])
  parts.catch(() => undefined)
  return parts
}

/** Errors before the first paint go to the console; the page never greets anybody with an error. */
async function start(): Promise<void> {
  window.history.scrollRestoration = 'manual'
  await yieldToMain()
  const parts = partsOfPage()
  await yieldToMain()
  await startI18n().catch((error: unknown) => console.error('texts could not be loaded', error))
  const place = document.getElementById('app')
  if (!place) return
  const client = makeQueryClient()
  await begin({ place, client, app: <App client={client} />, parts })
  rotateWhenDue()
  getReady()
}

/** A token lives a day; its successor is requested once the page is ready. */
function rotateWhenDue(): void {
  if (Number(rotateAt.read() ?? Infinity) > now()) return
  void import('../features/identity/rotate-token.ts').then(({ rotateToken }) => rotateToken())
}

/** A framed page stays hidden and requests nothing. */
if (window.self === window.top) void start()
