import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serveStored, type PictureStore } from './stored-pictures.ts'

/** The bundler puts a content hash before the extension, so such a file never changes under its name. */
const HASHED = /[-.][\w-]{8}\.(?:js|css|woff2|avif|webp|png|svg|jpg|json|mjs)(?:\.(?:br|gz))?$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

export const cachingOf = (path: string): string => (HASHED.test(path) ? FOR_EVER : ASK_EACH_TIME)

/** Null when the website was not built; the API then runs alone. */
export function readIndexHtml(folder: string): string | null {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** A page obeys the policy it was sent with, and so does a worker; for a script, font or picture a policy has no effect. */
const OBEYS = /(?:\.html|(?:^|[/\\])sw\.js|\.worker-[\w-]+\.js)(?:\.(?:br|gz))?$/

/** Parts of a page, which are never opened as a document; an SVG may be. */
const ONLY_A_PART = /\.(?:js|mjs|css|woff2|avif|webp|png|jpe?g|json)(?:\.(?:br|gz))?$/
/** Headers that matter only to documents; on the thirty parts of a first visit they would be seven useless kilobytes. */
const SAID_TO_DOCUMENTS = [
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-request-id',
  'last-modified',
] as const

type Reply = Pick<FastifyReply, 'removeHeader' | 'header'>

function sayLittle(reply: Reply, path: string): void {
  if (ONLY_A_PART.test(path)) for (const name of SAID_TO_DOCUMENTS) reply.removeHeader(name)
}

export type WebFiles = { readonly folder: string; readonly headers: Readonly<Record<string, string>> }

/** The built website, with the compressed files made by the build. */
export function serveWebFiles(app: FastifyInstance, { folder, headers }: WebFiles): void {
  void app.register(fastifyStatic, {
    root: resolve(folder),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      if (OBEYS.test(path)) reply.headers(headers)
      else sayLittle(reply, path)
      reply.header('cache-control', cachingOf(path))
    },
  })
}

type MediaPlaces = {
  readonly shipped: string
  readonly uploaded: string
  /** Searched for pictures that are in neither folder. */
  readonly store: PictureStore | null
}

/**
 * Pictures: first those that ship with the website, then uploaded ones. The CMS names an upload after its bytes and re-encodes it, so it
 * may be cached for ever and is certainly a picture.
 */
export function serveMediaFiles(app: FastifyInstance, { shipped, uploaded, store }: MediaPlaces): void {
  const folder = resolve(uploaded)
  mkdirSync(folder, { recursive: true })
  void app.register(
    async (scope) => {
      if (store) serveStored(scope, store)
      await scope.register(fastifyStatic, {
        root: [resolve(shipped), folder],
        prefix: '/',
        decorateReply: false,
        cacheControl: false,
        dotfiles: 'ignore',
        index: false,
        setHeaders: (reply, path) => {
          sayLittle(reply, path)
          reply.header('cache-control', path.startsWith(folder) ? FOR_EVER : cachingOf(path))
        },
      })
    },
    { prefix: '/media' },
  )
}
