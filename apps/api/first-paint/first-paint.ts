import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { JSON_TYPE, preparedPage, sendReady, type ReadyAnswer } from '#platform/http/ready-answer.ts'
import type { Logger } from '#platform/log/logger.ts'
import { drawHome, makePen, type DrawnHome, type Form, type Pen } from './draw-page.ts'
import { makeDrawnPages } from './drawn-pages.ts'
import { composeIndex } from './index-page.ts'
import { answersData, asInert } from './inert-markup.ts'
import { pictureHints } from './picture-hints.ts'
import { readStyleSheets } from './style-sheets.ts'

const LOOK_EVERY_MS = 1000
/** After a failure: content may just be arriving in pieces. */
const TRY_AGAIN_MS = 10_000
/** Wide screens are rare here and mostly on fast lines: their pages are drawn after the first request. */
const PHONES: readonly Form[] = [
  { lang: 'my', wide: false },
  { lang: 'en', wide: false },
]

type Options = {
  readonly webDist: string
  readonly indexHtml: string
  /** A value that changes whenever readable content changes. */
  readonly generation: () => unknown
  readonly knows: (path: string) => boolean
  /** Pages that visitors open first, drawn before the first request, most wanted first. */
  readonly oftenOpened: () => readonly string[]
  readonly publish: (html: string) => void
  readonly log: Logger
}

export type FirstPaint = {
  /** Called once the process listens, because drawing requests its own address. */
  start(origin: string): void
  stop(): void
}

/**
 * Keeps drawn pages as fresh as the content: home in index.html and the most opened pages, after the start and after each change; any
 * other page that is the same for everybody at `/first-paint`, once somebody has requested it. What cannot be drawn is rendered by the
 * app itself.
 */
export function serveFirstPaint(app: FastifyInstance, options: Options): FirstPaint {
  const { webDist, indexHtml, generation, knows, oftenOpened, log } = options
  const bundle = resolve(join(webDist, '.first-paint/render-page.js'))
  const sheets = readStyleSheets(webDist, indexHtml)
  let pen: Pen | null = null
  let timer: NodeJS.Timeout | undefined
  let homeAnswers = new Map<string, ReadyAnswer>()

  const pages = makeDrawnPages({ generation, knows: (path) => pen !== null && knows(path), draw })

  async function draw(path: string, form: Form) {
    try {
      const page = pen && (await pen.draw(path, form))
      if (!page) return null
      const ahead = pictureHints(page.html) + sheets.linksFor(page.html)
      return preparedPage(ahead + asInert(page.html) + answersData(page.answers))
    } catch (err) {
      log.warn({ err, path }, 'a page could not be drawn ahead')
      return null
    }
  }

  const send = (request: FastifyRequest, reply: FastifyReply, text: ReadyAnswer | null | undefined) =>
    text ? sendReady(request, reply, text) : reply.header('cache-control', 'no-store').code(204).send()

  app.get('/first-paint', { schema: { hide: true } }, (request, reply) => {
    const { path } = request.query as Record<string, unknown>
    return send(request, reply, typeof path === 'string' ? pages.find(path, formOf(request)) : null)
  })

  // Index.html has the drawings; the data they were drawn with is fetched when they are shown.
  app.get('/first-paint/home', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, homeAnswers.get(nameOf(formOf(request)))),
  )

  function onHome(drawn: readonly DrawnHome[]): void {
    homeAnswers = new Map(drawn.map((home) => [nameOf(home), preparedPage(home.answers, JSON_TYPE)]))
    pages.drawAhead(oftenOpened(), PHONES)
  }

  return {
    start(origin) {
      if (!existsSync(bundle)) return
      pen = makePen({ bundle, origin })
      timer = keepHome(pen, options, onHome)
    },
    stop() {
      clearInterval(timer)
      pen?.close()
    },
  }
}

function formOf(request: FastifyRequest): Form {
  const { lang, wide } = request.query as Record<string, unknown>
  return { lang: lang === 'en' ? 'en' : 'my', wide: wide === 'true' }
}

const nameOf = ({ lang, wide }: Form) => `${lang} ${wide}`

/** Draws the home page again whenever the content changes, and reports when it is done. */
function keepHome(
  pen: Pen,
  { indexHtml, generation, publish, log }: Options,
  onDrawn: (drawn: readonly DrawnHome[]) => void,
): NodeJS.Timeout {
  let drawnFor: unknown = null
  let busy = false

  async function look(): Promise<void> {
    const wanted = generation()
    if (busy || wanted === drawnFor) return
    busy = true
    drawnFor = wanted
    try {
      pen.renew()
      const drawn = await drawHome(pen)
      onDrawn(drawn)
      publish(composeIndex(indexHtml, drawn))
    } catch (err) {
      log.warn({ err }, 'the home page could not be drawn ahead')
      const again = setTimeout(() => {
        drawnFor = null
      }, TRY_AGAIN_MS)
      again.unref()
    } finally {
      busy = false
    }
  }

  void look()
  return setInterval(() => void look(), LOOK_EVERY_MS)
}
