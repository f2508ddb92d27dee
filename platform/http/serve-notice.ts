import type { FastifyInstance } from 'fastify'
import { refused, type Refused } from '../errors/answer.ts'
import { formNamesTwice, namesAKeyTwice } from './duplicate-keys.ts'
import { sendRefusal } from './send.ts'

type Raw = { readonly contentType: string; readonly body: Buffer }

type Notices = {
  /** The answer this sender expects; null for an unknown sender. */
  readonly answerTo: (from: string) => { readonly contentType: string; readonly body: string } | null
  /** Stores the raw notice. Processing happens later, so that the sender does not wait. */
  readonly take: (from: string, raw: Raw) => Promise<void>
}

const MOST_BYTES = 64 * 1024
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Far above what a channel sends, and below what would fill a disk in an hour. */
const PER_ADDRESS = { most: 30_000, seconds: 60 }

/**
 * Notices from other systems. Not a call of the API: nobody is signed in, and the raw bytes matter because the signature covers them.
 * Bodies that are neither JSON nor a form, or have a duplicate key, are refused here.
 */
export function serveNotice(app: FastifyInstance, { answerTo, take }: Notices): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      [JSON_TYPE, FORM_TYPE],
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post('/notice/:from', async (request, reply) => {
      const { from } = request.params as { from: string }
      const answer = answerTo(from)
      if (!answer) return sendRefusal(request, reply, refused('NOT_FOUND'))
      const tooMany = await app.limitAddress?.('notice', request.ip, PER_ADDRESS)
      if (tooMany) return sendRefusal(request, reply, tooMany)
      const contentType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const unreadable = problemOf(contentType, body)
      if (unreadable) return sendRefusal(request, reply, unreadable)
      await take(from, { contentType, body })
      return reply.header('cache-control', 'no-store').type(answer.contentType).send(answer.body)
    })
  })
}

function problemOf(contentType: string, body: Buffer): Refused | null {
  const text = body.toString('utf8')
  if (contentType === FORM_TYPE) return text === '' || formNamesTwice(text) ? refused('VALIDATION') : null
  try {
    JSON.parse(text)
  } catch {
    return refused('VALIDATION')
  }
  return namesAKeyTwice(text) ? refused('VALIDATION') : null
}
