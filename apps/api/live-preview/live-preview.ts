import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { liveDocument } from '#modules/content/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { HTML_TYPE } from '#platform/http/ready-answer.ts'
import { readIndexHtml } from '#platform/http/web-files.ts'
import type { Logger } from '#platform/log/logger.ts'
import { makePen, type Pen } from '../first-paint/draw-page.ts'
import { readStyleSheets } from '../first-paint/style-sheets.ts'
import { readLetter, wordsOf } from './live-letter.ts'
import { framesOf, livePage, livePolicy, unfinishedPage } from './live-page.ts'
import { isGoodFor } from './live-pass.ts'
import { makeLastPages, markChange } from './mark-change.ts'
import type { LiveView } from './live-view.ts'

/** Longer than an editor pauses between sentences, because loading the pages takes a second. */
const IDLE_MS = 10 * 60_000
const LARGEST_BYTES = 4 * 1024 * 1024

type Options = {
  readonly key: string
  readonly cmsUrl: string
  readonly webDist: string
  /** This process's own address, once it listens. */
  readonly origin: () => string
  readonly live: LiveView
  readonly clock: Clock
  readonly log: Logger
}

/**
 * `POST /live`: a page of the website with the present text of a CMS form. The text travels in the request, signed by the CMS, and is
 * stored nowhere. Not available without a built website. Returns how to stop it.
 */
export function serveLivePreview(app: FastifyInstance, options: Options): () => void {
  const { key, cmsUrl, webDist, origin, live, clock, log } = options
  const indexHtml = readIndexHtml(webDist)
  const bundle = resolve(join(webDist, '.first-paint/render-page.js'))
  if (indexHtml === null || !existsSync(bundle)) return () => undefined
  const page = { indexHtml, sheets: readStyleSheets(webDist, indexHtml) }
  const policy = livePolicy(indexHtml, framesOf(cmsUrl))
  const lastOf = makeLastPages()
  let pen: Pen | null = null

  const refuse = (reply: FastifyReply, words: string) => reply.code(403).type('text/plain').send(words)
  const show = (reply: FastifyReply, html: string) =>
    reply.header('content-security-policy', policy).type(HTML_TYPE).send(html)

  app.post<{ Querystring: { pass?: string } }>(
    '/live',
    { bodyLimit: LARGEST_BYTES, schema: { hide: true } },
    async (request, reply) => {
      const words = wordsOf(request.body)
      if (!isGoodFor(request.query.pass, words, key, clock.now().getTime()))
        return refuse(reply, 'This link has ended. Change something in the form, or reload it.')
      const letter = readLetter(words)
      if (!letter) return refuse(reply, 'The CMS did not send this.')
      const { collection, publicId, en, my, path, lang, wide } = letter
      const document = liveDocument(collection, { publicId, en, my })
      if ('why' in document) {
        log.info(document, 'a form cannot be shown yet')
        return show(reply, unfinishedPage(page, letter))
      }
      const hand = (pen ??= makePen({ bundle, origin: origin(), idleMs: IDLE_MS }))
      const drawn = await live.during(document, (headers) => hand.draw(path, { lang, wide }, headers))
      if (!drawn) return show(reply, unfinishedPage(page, letter))
      const before = lastOf(`${collection}/${publicId} ${lang} ${wide}`, drawn.html)
      return show(reply, livePage(page, letter, markChange(before, drawn.html)))
    },
  )
  return () => pen?.close()
}
