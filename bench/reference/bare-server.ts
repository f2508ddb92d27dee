import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The bare HTTP server: the same bytes at the same addresses, and none of our code. */
export type BareAnswer = {
  readonly path: string
  readonly type: string
  readonly encoding: string | null
  readonly base64: string
}

const [file = '', port = '0'] = process.argv.slice(2)
const answers = JSON.parse(readFileSync(file, 'utf8')) as BareAnswer[]
const app = Fastify()
for (const [path, ofPath] of Map.groupBy(answers, (answer) => answer.path.split('?')[0] ?? '')) {
  const bodies = new Map(
    ofPath.map((answer) => [answer.path, { ...answer, bytes: Buffer.from(answer.base64, 'base64') }]),
  )
  app.get(path, (request, reply) => {
    const answer = bodies.get(request.url)
    if (!answer) return reply.code(404).send()
    void reply.header('content-type', answer.type)
    if (answer.encoding) void reply.header('content-encoding', answer.encoding)
    return reply.send(answer.bytes)
  })
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
