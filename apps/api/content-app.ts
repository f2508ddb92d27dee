import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  contentRoutes,
  readArt,
  jobPreviews,
  pagePreviews,
  postPreviews,
  linkPreviewRoutes,
  startContent,
  type Content,
  type ContentStore,
  type Generation,
} from '#modules/content/index.ts'
import { fibreRoutes, fibreSource } from '#modules/fibre/index.ts'
import { faqRoutes } from '#modules/help/index.ts'
import { internationalRoutes } from '#modules/international/index.ts'
import {
  makeOffers,
  makeShelf,
  offerSource,
  packagePreviews,
  packageRoutes,
  packageSource,
} from '#modules/packages/index.ts'
import { searchRoutes } from '#modules/search/index.ts'
import { shopRoutes } from '#modules/shops/index.ts'
import { applicationTypeRoutes, applicationTypeSource } from '#modules/applications/index.ts'
import { ticketCategorySource } from '#modules/tickets/index.ts'
import { ussdRoutes } from '#modules/ussd/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { countOf, makeMetrics, type Metrics } from '#platform/metrics/request-metrics.ts'
import { linkPreviewWords } from './link-preview-words.ts'

export type Drafts = {
  readonly store: Pick<ContentStore, 'readAfter'>
  readonly view: (everybodys: Generation) => Generation
}

type Options = {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  /** Drafts instead of published content, for the preview; a page being drawn may have one more of its own. */
  readonly drafts?: Drafts | undefined
  readonly metrics?: Metrics
}

export const contentSources = [
  packageSource,
  offerSource,
  fibreSource,
  ticketCategorySource,
  applicationTypeSource,
]

/** Everything the public reads without signing in: loaded into memory, from the database or the snapshot, before the first request. */
export async function serveContent(
  app: FastifyInstance,
  { config, db, clock, log, drafts, metrics = makeMetrics('content') }: Options,
): Promise<Content> {
  const content = await startContent({
    db,
    url: config.DATABASE_DIRECT_URL,
    sources: contentSources,
    snapshotPath: drafts ? null : join(config.RUN_DIR, 'content-snapshot.ndjson'),
    ...(drafts ? { store: drafts.store, view: drafts.view } : {}),
    art: readArt(config.WEB_DIST),
    clock,
    log,
  })
  const { ready, pictures } = content
  const offers = makeOffers(makeShelf(pictures))
  contentRoutes(app, { ready, pictures, offers, publicOrigin: config.PUBLIC_ORIGIN })
  packageRoutes(app, { ready, pictures })
  fibreRoutes(app, { ready, pictures })
  internationalRoutes(app, { ready, pictures })
  shopRoutes(app, { ready, pictures })
  faqRoutes(app, { ready })
  ussdRoutes(app, { ready })
  applicationTypeRoutes(app, { ready })
  const onNothing = countOf(metrics, 'search_without_result_total', 'Searches that found nothing.')
  searchRoutes(app, { memory: content.memory, pictures, onNothing })
  linkPreviewRoutes(app, {
    memory: content.memory,
    pictures,
    sources: [postPreviews(pictures), packagePreviews(pictures), pagePreviews(pictures), jobPreviews],
    words: linkPreviewWords,
    publicOrigin: config.PUBLIC_ORIGIN,
  })
  return content
}
