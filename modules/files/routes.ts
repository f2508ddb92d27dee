import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginFile, doneFile, sendFilePart } from '#contracts/files.ts'
import { lineFor } from '#modules/identity/index.ts'
import { refused } from '#platform/errors/answer.ts'
import { serve } from '#platform/http/serve.ts'
import type { AnySession } from '#platform/http/session.ts'
import type { FileOwner } from './file-store.ts'
import type { SendFile } from './send-file.ts'

type UseCases = { readonly sendFile: SendFile; readonly reach: (request: FastifyRequest) => AnySession }

/** The signed-in account, or the guest who proved a number. */
export function fileOwner(session: AnySession): FileOwner {
  const line = lineFor(session, undefined, 'reach')
  if (!line.ok) throw new Error('everybody may be reached at their own number')
  return { accountId: session.scope === 'account' ? session.subject : null, line: line.value }
}

export function fileRoutes(app: FastifyInstance, { sendFile, reach }: UseCases): void {
  const ownerOf = (request: FastifyRequest): FileOwner => fileOwner(reach(request))

  serve(app, beginFile, ({ body, request }) => sendFile.begin(ownerOf(request), body))

  serve(app, sendFilePart, ({ params, body, request }) =>
    Buffer.isBuffer(body)
      ? sendFile.part(ownerOf(request), params.fileId, Number(params.n), body)
      : refused('FILE_NOT_ACCEPTED'),
  )

  serve(app, doneFile, ({ params, request }) => sendFile.done(ownerOf(request), params.fileId))
}
