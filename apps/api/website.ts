import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import { serveIndexPage } from '#platform/http/index-page.ts'
import { foreignOrigins } from '#platform/http/run-time-config.ts'
import { pageHeaders } from '#platform/http/security-headers.ts'
import { readIndexHtml, serveMediaFiles, serveWebFiles } from '#platform/http/web-files.ts'
import type { Logger } from '#platform/log/logger.ts'
import { startFirstPaint, type FirstPaint } from './first-paint/first-paint.ts'

type Deps = { readonly config: Config; readonly log: Logger; readonly generation: () => unknown }

export type Website = {
  /** Once the process listens: the home page is drawn into index.html, by asking this very address. */
  startFirstPaint(origin: string): void
  close(): void
}

/** The built website with its pictures. Without a build the API stands alone. */
export function serveWebsite(app: FastifyInstance, { config, log, generation }: Deps): Website {
  serveMediaFiles(app, { shipped: join(config.WEB_DIST, 'media'), uploaded: config.MEDIA_DIR })
  const indexHtml = readIndexHtml(config.WEB_DIST)
  if (indexHtml === null) return { startFirstPaint: () => undefined, close: () => undefined }

  const headers = pageHeaders({ indexHtml, connectOrigins: foreignOrigins(config.bases) })
  serveWebFiles(app, { folder: config.WEB_DIST, headers })
  const { publish } = serveIndexPage(app, { html: indexHtml, headers })
  let firstPaint: FirstPaint | undefined
  return {
    startFirstPaint: (origin) => {
      firstPaint = startFirstPaint({ webDist: config.WEB_DIST, indexHtml, origin, generation, publish, log })
    },
    close: () => firstPaint?.stop(),
  }
}
