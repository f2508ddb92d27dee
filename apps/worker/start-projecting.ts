import { openCmsOutbox } from '#adapters/cms/cms-outbox.ts'
import { makeCmsReader } from '#adapters/cms/cms-reader.ts'
import { makeContentStore, makeProject, readArt, startProjector } from '#modules/content/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Logger } from '#platform/log/logger.ts'
import { wirePictures } from '../wiring/files.ts'

type Options = { readonly config: Config; readonly db: Database; readonly log: Logger }

/** Carries what staff publish to the website; null in an installation without a CMS. */
export function startProjecting({ config, db, log }: Options): { close(): Promise<void> } | null {
  const { CMS_URL: url, CMS_OUTBOX_URL: outboxUrl } = config
  if (!url || !outboxUrl) return null
  const project = makeProject({
    db,
    store: makeContentStore(db, []),
    cms: makeCmsReader({ url }),
    log,
    art: readArt(config.WEB_DIST),
    pictures: wirePictures(config),
  })
  const outbox = openCmsOutbox({
    url: outboxUrl,
    onError: (err) => log.warn({ err }, 'the outbox of the CMS is away, will retry'),
  })
  return startProjector({ project, outbox, log })
}
