import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The bundler writes a hash of the content before the ending, so such a file never changes under its name. */
const HASHED = /[-.][\w-]{8}\.(?:js|css|woff2|avif|webp|png|svg|jpg|json|mjs)(?:\.br)?$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

export const cachingOf = (path: string): string => (HASHED.test(path) ? FOR_EVER : ASK_EACH_TIME)

/** Null when the web was not built; the API then stands alone. */
export function readIndexHtml(folder: string): string | null {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** The built web, with the brotli twins the build made. */
export function serveWebFiles(app: FastifyInstance, folder: string): void {
  void app.register(fastifyStatic, {
    root: resolve(folder),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path))
    },
  })
}
