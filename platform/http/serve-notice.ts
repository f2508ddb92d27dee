import type { FastifyInstance } from 'fastify'
import { refused, type Refused } from '../errors/answer.ts'
import { formNamesTwice, namesAKeyTwice } from './duplicate-keys.ts'
import { sendRefusal } from './send.ts'

type Raw = { readonly contentType: string; readonly body: Buffer }

type Notices = {
  /** What this sender wants to hear; null when we know no such sender. */
  readonly answerTo: (from: string) => { readonly contentType: string; readonly body: string } | null
  /** Keeps it as it came. The work is done later: whoever tells us something does not wait for it. */
  readonly take: (from: string, raw: Raw) => Promise<void>
}

const MOST_BYTES = 64 * 1024
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
/** Far above what a channel sends; below what would fill a disk in an hour. */
const PER_ADDRESS = { most: 30_000, seconds: 60 }

/**
 * What other systems tell us by themselves. No call of the API: nobody is signed in, and what counts are the bytes, over which
 * somebody signed. What is neither JSON nor a form, or names something twice, is refused here.
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
