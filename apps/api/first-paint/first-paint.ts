import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Logger } from '#platform/log/logger.ts'
import { drawHome } from './draw-home.ts'
import { composeIndex } from './index-page.ts'

const LOOK_EVERY_MS = 1000

type Options = {
  readonly webDist: string
  readonly indexHtml: string
  /** Where this process itself answers; the page asks it like any browser would. */
  readonly origin: string
  /** Another value whenever anything readable has changed. */
  readonly generation: () => unknown
  readonly publish: (html: string) => void
  readonly log: Logger
}

export type FirstPaint = { stop(): void }

/**
 * Keeps the home page in index.html as fresh as the content: drawn after the start and after each change. When it
 * cannot be drawn the last one stays, or the plain page, which works just as well a little later.
 */
export function startFirstPaint(options: Options): FirstPaint {
  const { webDist, indexHtml, origin, generation, publish, log } = options
  const bundle = resolve(join(webDist, '.first-paint/render-home.js'))
  if (!existsSync(bundle)) return { stop: () => undefined }
  let drawnFor: unknown = null
  let drawing = false

  async function look(): Promise<void> {
    const wanted = generation()
    if (drawing || wanted === drawnFor) return
    drawing = true
    drawnFor = wanted
    try {
      publish(composeIndex(indexHtml, await drawHome({ bundle, origin })))
    } catch (err) {
      log.warn({ err }, 'the home page could not be drawn ahead')
    } finally {
      drawing = false
    }
  }

  const timer = setInterval(() => void look(), LOOK_EVERY_MS)
  void look()
  return { stop: () => clearInterval(timer) }
}
