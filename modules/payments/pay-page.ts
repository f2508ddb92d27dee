import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Lang } from '#contracts/language.ts'
import { languageOf, sendRefusal } from '#platform/http/send.ts'
import type { PayPage } from './open-page.ts'
import type { Payments } from './payments.ts'

export type PayPageWords = Readonly<Record<Lang, Readonly<Record<string, string>>>>

type Deps = { readonly payments: Pick<Payments, 'openPage'>; readonly words: PayPageWords }

const GO = 'document.forms[0].submit()'
const STYLE =
  'body{font-family:sans-serif;max-width:24rem;margin:4rem auto;padding:0 1rem}button{font:inherit;padding:.75rem 1.5rem}'
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)

/** Allows only this script, this style, and this channel's hosts. */
const policyFor = ({ formOrigins }: PayPage): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(GO)}`,
    `style-src ${hashOf(STYLE)}`,
    `form-action ${formOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const fieldsOf = ({ fields }: PayPage): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')

const drawn = (page: PayPage, lang: Lang, words: Readonly<Record<string, string>>): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(words['page.title'] ?? '')}</title><style>${STYLE}</style>` +
  `<p>${escaped(words['page.text'] ?? '')}</p><form method="post" action="${escaped(page.url)}">${fieldsOf(page)}` +
  `<button>${escaped(words['page.go'] ?? '')}</button></form><script>${GO}</script></html>`

/** A page of the API for channels that need a posted form: the website's own policy allows no forms and stays strict. */
export function servePayPage(app: FastifyInstance, { payments, words }: Deps): void {
  app.get('/pay/:paymentId', async (request, reply) => {
    const { paymentId } = request.params as { paymentId: string }
    const { k = '' } = request.query as { k?: string }
    const page = UUID.test(paymentId) && typeof k === 'string' ? await payments.openPage(paymentId, k) : null
    if (!page) return sendRefusal(request, reply, { ok: false, code: 'NOT_FOUND', details: {} })
    if (!page.ok) return sendRefusal(request, reply, page)
    const lang = languageOf(request)
    return reply
      .headers({
        'content-security-policy': policyFor(page.value),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(drawn(page.value, lang, words[lang]))
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
