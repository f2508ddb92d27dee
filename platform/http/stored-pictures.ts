import type { FastifyInstance } from 'fastify'
import { refused } from '../errors/answer.ts'
import { sendRefusal } from './send.ts'

export type PictureStore = { get(name: string): Promise<Buffer | null> }

/** The name changes with the bytes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Names made by the CMS; no other name is looked up. */
const UPLOAD = /^[0-9a-f]{20}[\w-]{0,20}\.(webp|avif|png|jpe?g)$/
const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** Serves from the store what is in no folder. */
export function serveStored(scope: FastifyInstance, store: PictureStore): void {
  scope.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const [name = '', ending = ''] = UPLOAD.exec(path.slice(path.lastIndexOf('/') + 1)) ?? []
    const picture = name ? await store.get(name) : null
    if (!picture) return sendRefusal(request, reply, refused('NOT_FOUND'))
    return reply
      .headers({ 'cache-control': FOR_EVER, 'content-type': TYPES[ending] ?? 'application/octet-stream' })
      .send(picture)
  })
}
