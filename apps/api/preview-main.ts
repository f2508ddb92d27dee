import { makeCmsReader } from '#adapters/cms/cms-reader.ts'
import { makeContentStore, makeDraftStore } from '#modules/content/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { listen } from '#platform/db/listen.ts'
import { makeDatabase } from '#platform/db/database.ts'
import { closeOnSignal } from '#platform/http/shut-down.ts'
import { makeLogger } from '#platform/log/logger.ts'
import { buildApp } from './build-app.ts'
import { contentSources } from './content-app.ts'
import { serveLivePreview } from './live-preview/live-preview.ts'
import { makeLiveView } from './live-preview/live-view.ts'
import { guardPreview } from './preview-door.ts'

/** The whole website over drafts instead of published content. For the staff network only, like the CMS. */
const config = readConfig(process.env, 'api')
const { CMS_URL: url, CMS_OUTBOX_URL: outboxUrl, CMS_READER_KEY: key } = config
if (!url || !outboxUrl || !key)
  throw new Error('the preview needs CMS_URL, CMS_OUTBOX_URL and CMS_READER_KEY')
const log = makeLogger({ level: config.LOG_LEVEL, process: 'preview' })
const onError = (err: Error) => log.warn({ err }, 'connection lost, will retry')
const db = makeDatabase(config.DATABASE_URL, { onError })
const drafts = makeDraftStore({
  store: makeContentStore(db, contentSources),
  cms: makeCmsReader({ url, draftKey: key }),
})
const live = makeLiveView()
const origin = () => `http://127.0.0.1:${config.PREVIEW_PORT}`
let closeLive = (): void => undefined
const { app, close, refresh } = await buildApp({
  config,
  log,
  preview: {
    store: drafts,
    view: live.view,
    guard: (server) => {
      live.listen(server)
      guardPreview(server, { key, clock: systemClock, isOfDrawing: live.isOfDrawing })
      const { WEB_DIST: webDist } = config
      closeLive = serveLivePreview(server, {
        key,
        cmsUrl: url,
        webDist,
        origin,
        live,
        clock: systemClock,
        log,
      })
    },
  },
})
const listening = listen({
  url: outboxUrl,
  channel: 'content_outbox',
  onNotice: (collection) => {
    drafts.touch(collection)
    refresh()
  },
  onConnected: refresh,
  onError,
})
const closeAll = async () => {
  closeLive()
  await listening.close()
  await close()
  await db.destroy()
}
closeOnSignal([{ name: 'preview', close: closeAll }], log, (code) => process.exit(code))
await app.listen({ port: config.PREVIEW_PORT, host: '127.0.0.1' })
