import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { wirePictures } from '#apps/wiring/files.ts'
import type { Config } from '#platform/config/config.ts'
import { serveIndexPage } from '#platform/http/index-page.ts'
import { foreignOrigins } from '#platform/http/run-time-config.ts'
import { pageHeaders } from '#platform/http/security-headers.ts'
import { readIndexHtml, serveMediaFiles, serveWebFiles } from '#platform/http/web-files.ts'
import type { Logger } from '#platform/log/logger.ts'
import { serveFirstPaint } from './first-paint/first-paint.ts'

type Deps = {
  readonly config: Config
  readonly log: Logger
  readonly generation: () => unknown
  /** Whether the app has a page at this address. */
  readonly knows: (path: string) => boolean
  /** Pages drawn before anybody asks. */
  readonly oftenOpened: () => readonly string[]
}

export type Website = {
  /** Once the process listens: pages are drawn ahead by requesting this address. */
  startFirstPaint(origin: string): void
  close(): void
}

/** The built website with its pictures. Without a build the API runs alone. */
export function serveWebsite(app: FastifyInstance, deps: Deps): Website {
  const { config } = deps
  serveMediaFiles(app, {
    shipped: join(config.WEB_DIST, 'media'),
    uploaded: config.MEDIA_DIR,
    store: wirePictures(config),
  })
  const indexHtml = readIndexHtml(config.WEB_DIST)
  if (indexHtml === null) return { startFirstPaint: () => undefined, close: () => undefined }

  const headers = pageHeaders({ indexHtml, connectOrigins: foreignOrigins(config.bases) })
  // People type and pass on addresses without `#`, with which the website's own begin.
  app.leadTo = (path) => `/#${path}`
  serveWebFiles(app, { folder: config.WEB_DIST, headers })
  const { publish } = serveIndexPage(app, { html: indexHtml, headers })
  const { WEB_DIST: webDist } = config
  const firstPaint = serveFirstPaint(app, { ...deps, webDist, indexHtml, publish })
  return { startFirstPaint: firstPaint.start, close: firstPaint.stop }
}
