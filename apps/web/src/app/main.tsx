import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/fonts/fonts.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '../api/query-client.ts'
import { loadWebConfig } from '../api/web-config.ts'
import { takeOver } from '../first-paint/take-over.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import { rotateAt } from '../session/session-store.ts'
import { App } from './app.tsx'
import { currentPath } from './hash-location.ts'
import { loadAhead } from './later.tsx'
import { matchRoute } from './match-route.ts'
import { now } from './now.ts'
import { ROUTES } from './routes.ts'

/** The page's own file travels beside the texts instead of after them; a failure shows when the page is drawn. */
function fetchPageAhead(): void {
  const match = matchRoute(currentPath())
  if (match) loadAhead(ROUTES[match.routeId].load).catch(() => undefined)
}

/** What goes wrong before the first paint is for the console; the page never greets anybody with an error. */
async function start(): Promise<void> {
  window.history.scrollRestoration = 'manual'
  void loadWebConfig()
  fetchPageAhead()
  await startI18n().catch((error: unknown) => console.error('texts could not be loaded', error))
  const place = document.getElementById('app')
  if (!place) return
  const client = makeQueryClient()
  takeOver(place, client)
  // In slices: whoever touches what the server drew is heard between two of them.
  startTransition(() => createRoot(place).render(<App client={client} />))
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
