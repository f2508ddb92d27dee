import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contracts/call.ts'
import type { Answer } from '../errors/answer.ts'
import { asCaller } from '../security/caller.ts'
import { languageOf, sendRefusal } from './send.ts'
import { callerOf, register, type CallInput } from './serve.ts'

export type FileAnswer = { readonly name: string; readonly content: Readable | Buffer }

type FileHandler<C extends Call> = (input: CallInput<C>) => Promise<Answer<FileAnswer>>

/** A call that answers a file, made on request and stored by no cache. */
export function serveFile<C extends Call>(app: FastifyInstance, call: C, handler: FileHandler<C>): void {
  const { file } = call
  if (file === undefined) throw new Error(`${call.id} answers no file`)
  register(app, call, async (request, reply) => {
    const { params, query, body } = request
    const lang = languageOf(request)
    const input = { params, query, body, lang, request } as CallInput<C>
    const answer = await asCaller(callerOf(request), () => handler(input))
    if (!answer.ok) return sendRefusal(request, reply, answer)
    const { name, content } = answer.value
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': file,
        'content-disposition': `attachment; filename="${name}"`,
      })
      .send(content)
  })
}
