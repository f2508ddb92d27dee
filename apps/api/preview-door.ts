import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock/clock.ts'

const COOKIE = 'preview'
const VISIT_SECONDS = 8 * 60 * 60

const sign = (key: string, untilMs: string): string =>
  createHmac('sha256', key).update(`preview:${untilMs}`).digest('hex')

/** `<until in ms>.<signature>`, made by the CMS and by this process with their shared key. */
export function isGood(pass: string | undefined, key: string, nowMs: number): boolean {
  const [untilMs = '', given = ''] = (pass ?? '').split('.')
  const wanted = Buffer.from(sign(key, untilMs))
  const same = given.length === wanted.length && timingSafeEqual(Buffer.from(given), wanted)
  return same && Number(untilMs) > nowMs
}

const cookieOf = (header: string | undefined): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === COOKIE)?.[1]

/** Files and pictures of the public website: no secret, and cached as there. */
const isPublicFile = (url: string): boolean => /^\/(assets|media)\//.test(url)

/** These check a pass of their own. */
const hasOwnDoor = (url: string): boolean => /^\/(health\b|preview\?|live\?)/.test(url)

type Door = {
  readonly key: string
  readonly clock: Clock
  /** A page being drawn requests its data from this very process. */
  readonly isOfDrawing?: (headers: Readonly<Record<string, unknown>>) => boolean
}

/** Drafts are for staff: the CMS's button has a pass for one minute, which becomes a visit of some hours. */
export function guardPreview(app: FastifyInstance, { key, clock, isOfDrawing = () => false }: Door): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (!isPublicFile(url)) reply.header('cache-control', 'no-store')
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
    if (hasOwnDoor(request.url) || isPublicFile(request.url) || isOfDrawing(request.headers)) return
    if (isGood(cookieOf(request.headers.cookie), key, clock.now().getTime())) return
    await reply.code(403).type('text/plain').send('Open the preview from the CMS.')
  })
  app.get<{ Querystring: { pass?: string; to?: string } }>('/preview', async (request, reply) => {
    const now = clock.now().getTime()
    if (!isGood(request.query.pass, key, now))
      return reply.code(403).type('text/plain').send('This link has expired.')
    const untilMs = String(now + VISIT_SECONDS * 1000)
    const to = /^[\w/-]*$/.test(request.query.to ?? '') ? (request.query.to ?? '') : ''
    return reply
      .header(
        'set-cookie',
        `${COOKIE}=${untilMs}.${sign(key, untilMs)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${VISIT_SECONDS}`,
      )
      .redirect(`/#/${to}`)
  })
}
