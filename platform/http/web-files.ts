import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The bundler writes a hash of the content before the ending, so such a file never changes under its name. */
const HASHED = /[-.][\w-]{8}\.(?:js|css|woff2|avif|webp|png|svg|jpg|json|mjs)(?:\.(?:br|gz))?$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

export const cachingOf = (path: string): string => (HASHED.test(path) ? FOR_EVER : ASK_EACH_TIME)

/** Null when the web was not built; the API then stands alone. */
export function readIndexHtml(folder: string): string | null {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** A page obeys the policy it came with, and so does a worker; to a script, a font or a picture the policy says nothing. */
const OBEYS = /(?:\.html|(?:^|[/\\])sw\.js|\.worker-[\w-]+\.js)(?:\.(?:br|gz))?$/

export type WebFiles = { readonly folder: string; readonly headers: Readonly<Record<string, string>> }

/** The built web, with the compressed twins the build made. */
export function serveWebFiles(app: FastifyInstance, { folder, headers }: WebFiles): void {
  void app.register(fastifyStatic, {
    root: resolve(folder),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      if (OBEYS.test(path)) reply.headers(headers)
      reply.header('cache-control', cachingOf(path))
    },
  })
}

/**
 * Pictures: those that ship with the website, then those that staff uploaded. The CMS names an upload after its bytes
 * and re-encodes it, so it may be kept for ever and is nothing but a picture.
 */
export function serveMediaFiles(
  app: FastifyInstance,
  { shipped, uploaded }: { shipped: string; uploaded: string },
): void {
  const uploads = resolve(uploaded)
  mkdirSync(uploads, { recursive: true })
  void app.register(fastifyStatic, {
    root: [resolve(shipped), uploads],
    prefix: '/media/',
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(uploads) ? FOR_EVER : cachingOf(path))
    },
  })
}
