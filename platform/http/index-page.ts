import type { FastifyInstance } from 'fastify'
import { preparedPage, sendReady } from './ready-answer.ts'

/** The start page of the website, which changes with the content and is otherwise served like a file. */
export type IndexPage = {
  /** From now on this is the page. Inline scripts must be those it was first served with: the policy knows only them. */
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
