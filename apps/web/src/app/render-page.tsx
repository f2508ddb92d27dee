import { prerender } from 'react-dom/static'
import type { QueryClient } from '@tanstack/react-query'
import { makeQueryClient } from '../api/query-client.ts'
import { loadWebConfig } from '../api/web-config.ts'
import { App } from './app.tsx'
import { currentPath } from '../navigation/hash-location.ts'
import { matchRoute } from '../navigation/match-route.ts'
import { loadPage } from './pages.ts'
import { loadFrame } from '../shell/later-parts.ts'
import { startI18n } from '../i18n/start-i18n.ts'
import { answersOf, type Answers } from '../first-paint/answers.ts'
import { isSameForAll } from '../first-paint/same-for-all.ts'

/** An answer may need a further request (a category, then its posts), but never more than a few. */
const MOST_ROUNDS = 4

export type RenderedPage = { readonly html: string; readonly answers: Answers }

/**
 * A page as HTML, for the address, language and width in the globals; null for one that is not the same for everybody. Runs on a server
 * with the browser's components: what they request is fetched between rounds until nothing more is requested.
 */
export async function renderPage(): Promise<RenderedPage | null> {
  const match = matchRoute(currentPath())
  if (!match || !isSameForAll(match.routeId)) return null
  await Promise.all([startI18n(), loadWebConfig(), loadPage(match.routeId), loadFrame()])
  const client = makeQueryClient()
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const html = await draw(client)
    if (!(await fetchAsked(client))) return { html, answers: answersOf(client) }
  }
  throw new Error(`the page still asks after ${MOST_ROUNDS} rounds`)
}

async function draw(client: QueryClient): Promise<string> {
  const { prelude } = await prerender(<App client={client} />, {
    // Everything in place: a part streamed later would need a script to move it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return new Response(prelude as ReadableStream).text()
}

const isOff = (options: object) => 'enabled' in options && options.enabled === false

/** True when something was fetched. A failure ends the attempt: half a page is worse than the plain one. */
async function fetchAsked(client: QueryClient): Promise<boolean> {
  const asked = client
    .getQueryCache()
    .getAll()
    // A disabled query waits for another's answer.
    .filter(({ state, options }) => state.status === 'pending' && !isOff(options))
  await Promise.all(
    asked.map(({ options, queryKey }) => client.fetchQuery({ ...options, queryKey, retry: false })),
  )
  return asked.length > 0
}
