import type { FastifyInstance } from 'fastify'
import { SIMULATED_KBZ } from '#adapters/pay-simulator/merchants.ts'
import { isGone, hangUp } from './kbz-routes.ts'
import { kbzSign } from './kbz-signs.ts'
import type { Deal, Shop } from './shop.ts'
import { tell } from './tell.ts'

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self' *; frame-ancestors 'none'; base-uri 'none'"
const FORM = 'application/x-www-form-urlencoded'

/** Plain English: it stands in for a bank's page, and no customer of ours reads it. */
const dealHtml = ({ channel, reference, amountKyat, state, prepayId }: Deal): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${channel}</title><link rel="stylesheet" href="/ui/tokens.css"><link rel="stylesheet" href="/shell/page/shell.css">` +
  `<main><h1>${channel}</h1><p>${amountKyat.toLocaleString('en')} Ks · ${reference} · ${state}</p>` +
  ['pay', 'refuse', 'wait']
    .map(
      (deed) => `<form method="post" action="/pay/deal/${prepayId}/${deed}"><button>${deed}</button></form>`,
    )
    .join('') +
  `</main></html>`

/** KBZ's page has its parameters behind a hash, which no server sees. */
const pwaHtml =
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>kbzpay</title>` +
  `<script src="/pay/kbz/pwa.js"></script></html>`
const PWA_SCRIPT = "location.replace('/pay/kbz/open?' + location.hash.slice(3))"

/** Where somebody pays, refuses or waits; then the browser returns to the shop. */
export function dealPages(app: FastifyInstance, shop: Shop): void {
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  const page = (html: string) => ({
    html,
    headers: { 'content-security-policy': POLICY, 'cache-control': 'no-store' },
  })

  app.get('/pay/kbz/pwa', (_request, reply) => {
    const { html, headers } = page(pwaHtml)
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  })
  app.get('/pay/kbz/pwa.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(PWA_SCRIPT),
  )
  app.get('/pay/kbz/open', (request, reply) => {
    const { sign, ...parts } = request.query as Record<string, string>
    const deal = shop.byPrepay(parts['prepay_id'] ?? '')
    if (!deal || kbzSign(parts, SIMULATED_KBZ.key) !== sign) return reply.code(400).send('sign')
    return reply.redirect(`/pay/deal/${deal.prepayId}`)
  })

  app.get('/pay/deal/:prepayId', (request, reply) => {
    const deal = shop.byPrepay((request.params as { prepayId: string }).prepayId)
    if (!deal) return reply.code(404).send()
    if (isGone(shop, deal.reference)) return hangUp(reply)
    const { html, headers } = page(dealHtml(deal))
    return reply.headers(headers).type('text/html; charset=utf-8').send(html)
  })

  app.post('/pay/deal/:prepayId/:deed', async (request, reply) => {
    const { prepayId, deed } = request.params as { prepayId: string; deed: string }
    const deal = shop.byPrepay(prepayId)
    if (!deal) return reply.code(404).send()
    const did = deed === 'pay' ? shop.pay(deal.reference) : deed === 'refuse' && shop.refuse(deal.reference)
    if (did) void tell(shop, deal)
    return deal.returnUrl === '' ? reply.redirect(`/pay/deal/${prepayId}`) : reply.redirect(deal.returnUrl)
  })
}
