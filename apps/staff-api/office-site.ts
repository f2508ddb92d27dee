import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { readIndexHtml, serveWebFiles } from '#platform/http/web-files.ts'

/** Placeholder in the built page for each answer's nonce. */
const PLACE = /__NONCE__/g

const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Styles that components add at run time carry the page's nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** The built office. Without a build only the calls are served. */
export function serveOffice(app: FastifyInstance, folder: string): void {
  const html = readIndexHtml(folder)
  if (html === null) return
  app.get('/', { schema: { hide: true } }, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'content-security-policy': policyOf(nonce),
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'referrer-policy': 'no-referrer',
      })
      .send(html.replace(PLACE, nonce))
  })
  serveWebFiles(app, {
    folder,
    headers: { 'content-security-policy': policyOf(randomBytes(16).toString('base64')) },
  })
}
