import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Lang } from '#contracts/language.ts'
import { HTML_TYPE, sendReady } from '#platform/http/ready-answer.ts'
import type { ContentMemory } from '../content-memory.ts'
import type { Generation } from '../generation.ts'
import type { Pictures } from '../pictures.ts'
import { linkPreviewPath, type LinkPreviews, type LinkPreview } from './link-preview.ts'
import { makeReadyTexts, publicText, type ReadyText } from './ready-texts.ts'
import { feed, robots, sitemap } from './site-lists.ts'
import { renderContextIn, type LinkPreviewWords, type RenderContext } from './render-context.ts'
import { noPage, wholePage } from './whole-page.ts'

type Deps = {
  readonly memory: Pick<ContentMemory, 'current' | 'state'>
  readonly pictures: Pictures
  readonly sources: readonly LinkPreviews[]
  readonly words: LinkPreviewWords
  readonly publicOrigin: string
}

/** Nothing inline, nothing from other origins, no forms, no frames. JSON-LD blocks are data, not scripts, and need no permission. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'report-to csp',
].join('; ')
const PAGE_HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'reporting-endpoints': 'csp="/reports/csp"',
  'content-type': HTML_TYPE,
}
const XML = 'application/xml; charset=utf-8'
const ATOM = 'application/atom+xml; charset=utf-8'
const RETRY_SECONDS = 5
const HOUSE_PICTURE = 'orchid-morning'

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: string | string[] } }>

/** Any other value, also a repeated parameter, means the default language. */
const langOf = (request: FastifyRequest): Lang =>
  LANGUAGES.find((lang) => lang === (request as Asked).query.lang) ?? 'my'

/** Pages outside the app for everything public: for previews, search engines and readers without scripts. */
export function linkPreviewRoutes(app: FastifyInstance, deps: Deps): void {
  const { sources, words, publicOrigin } = deps
  const contexts: Readonly<Record<Lang, RenderContext>> = {
    en: renderContextIn('en', words, publicOrigin),
    my: renderContextIn('my', words, publicOrigin),
  }
  const ready = makeReadyTexts(deps.memory)
  const withPicture = (generation: Generation, page: LinkPreview): LinkPreview => ({
    ...page,
    picture: page.picture ?? deps.pictures.find(generation, { pictureName: HOUSE_PICTURE }),
  })

  for (const source of sources) {
    app.get<{ Params: { id: string } }>(linkPreviewPath(source.name, ':id'), (request, reply) => {
      const { id } = request.params
      const lang = langOf(request)
      const context = contexts[lang]
      const path = linkPreviewPath(source.name, id)
      const text = ready(`${path} ${lang}`, HTML_TYPE, (generation) => {
        const page = source.page(generation, id, context)
        const other = contexts[lang === 'my' ? 'en' : 'my']
        return page && wholePage({ path, page: withPicture(generation, page), context, other })
      })
      return sendPage(request, reply, text, context)
    })
  }
  app.get('/s/*', (request, reply) => sendPage(request, reply, null, contexts[langOf(request)]))
  serveLists(app, deps, contexts, ready)
  serveFiles(app)
}

function serveLists(
  app: FastifyInstance,
  { sources }: Deps,
  contexts: Readonly<Record<Lang, RenderContext>>,
  ready: ReturnType<typeof makeReadyTexts>,
): void {
  const { absolute } = contexts.my
  app.get('/sitemap.xml', (request, reply) =>
    sendList(
      request,
      reply,
      ready('sitemap', XML, (generation) => sitemap(generation, sources, absolute)),
    ),
  )
  app.get('/feed.xml', (request, reply) => {
    const lang = langOf(request)
    return sendList(
      request,
      reply,
      ready(`feed ${lang}`, ATOM, (generation) => feed(generation, contexts[lang])),
    )
  })
  const rules = publicText(robots(absolute), 'text/plain; charset=utf-8')
  app.get('/robots.txt', (request, reply) => sendReady(request, reply, rules))
}

/** The operator's colours come first, so that another brand changes them in one place. */
function serveFiles(app: FastifyInstance): void {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const style = publicText(
    read('../../../brand/brand.css') + read('./files/page.css'),
    'text/css; charset=utf-8',
  )
  const script = publicText(read('./files/open.js'), 'text/javascript; charset=utf-8')
  app.get('/s/page.css', (request, reply) => sendReady(request, reply, style))
  app.get('/s/open.js', (request, reply) => sendReady(request, reply, script))
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  text: ReadyText,
  context: RenderContext,
): FastifyReply {
  reply.headers(PAGE_HEADERS)
  if (text === 'loading') {
    const busy = noPage(context, context.words('content.busyTitle'), context.words('content.busyText'))
    return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS }).send(busy)
  }
  if (text === null) {
    const missing = noPage(context, context.words('notfound.title'), context.words('notfound.text'))
    return reply.code(404).header('cache-control', 'no-store').send(missing)
  }
  return sendReady(request, reply, text)
}

const sendList = (request: FastifyRequest, reply: FastifyReply, text: ReadyText) =>
  text === null || text === 'loading'
    ? reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': RETRY_SECONDS }).send('')
    : sendReady(request, reply, text)
