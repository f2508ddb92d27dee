import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/fonts/fonts.css'
import { makeQueryClient } from '../api/query-client.ts'
import { loadWebConfig } from '../api/web-config.ts'
import { begin } from '../first-paint/begin.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import { rotateAt } from '../session/session-store.ts'
import { App } from './app.tsx'
import { currentPath } from '../navigation/hash-location.ts'
import { loadAhead } from '../page/later.tsx'
import { matchRoute } from '../navigation/match-route.ts'
import { now } from '../clock/now.ts'
import { pageOf } from './pages.ts'

/** The page's own file travels beside the texts instead of after them; a failure shows when the page is drawn. */
function partsOfPage(): Promise<unknown> {
  const match = matchRoute(currentPath())
  const parts = Promise.all([match && loadAhead(pageOf(match.routeId)), loadWebConfig()])
  parts.catch(() => undefined)
  return parts
}

/** Between two pieces of work the browser handles what was touched or typed meanwhile. */
const yieldToMain = () => new Promise((resolve) => setTimeout(resolve))

/** What goes wrong before the first paint is for the console; the page never greets anybody with an error. */
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
}

/** Long after the first paint, so that nothing of it competes with what the visitor came for. */
const OFFLINE_AFTER_MS = 3000

/** A token lives a day; its successor is asked for once the page stands. */
function rotateWhenDue(): void {
  if (Number(rotateAt.read() ?? Infinity) > now()) return
  void import('../features/identity/rotate-token.ts').then(({ rotateToken }) => rotateToken())
}

function prepareOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const soon = () =>
    window.setTimeout(() => {
      void import('../features/offline/start-offline.ts').then(({ startOffline }) => startOffline())
    }, OFFLINE_AFTER_MS)
  // The page is often complete before the app begins.
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon)
}

/** A framed page stays hidden and asks for nothing. */
if (window.self === window.top) {
  void start()
  prepareOffline()
}
