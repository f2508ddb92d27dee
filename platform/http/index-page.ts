import type { FastifyInstance } from 'fastify'
import { preparedPage, sendReady } from './ready-answer.ts'

/** The website's start page, which changes with the content and is otherwise served like a file. */
export type IndexPage = {
  /** Replaces the page. Its inline scripts must be those it was first served with, because the policy allows only their hashes. */
  publish(html: string): void
}

export function serveIndexPage(
  app: FastifyInstance,
  { html, headers }: { html: string; headers: Readonly<Record<string, string>> },
): IndexPage {
  let page = preparedPage(html)
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    sendReady(request, reply.headers(headers), page),
  )
  return {
    publish: (next) => {
      page = preparedPage(next)
    },
  }
}
