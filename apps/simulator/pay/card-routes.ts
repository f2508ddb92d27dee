import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { SIMULATED_CARD } from '#adapters/pay-simulator/merchants.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { cardToken, readCardToken } from './card-tokens.ts'
import { hangUp, isGone } from './kbz-routes.ts'
import type { Deal, Shop } from './shop.ts'

const { merchant, key } = SIMULATED_CARD

const Asked = z.object({ payload: z.string() })
const Claims = z.looseObject({
  merchantID: z.string(),
  invoiceNo: z.string(),
  amount: z.number().optional(),
  frontendReturnUrl: z.string().optional(),
  backendReturnUrl: z.string().optional(),
})
type Claims = z.output<typeof Claims>

const CODES = { WAITING: '2001', PAID: '0000', REFUSED: '4005', CLOSED: '0003' } as const
const HALF_AN_HOUR_MS = 30 * 60_000

const resultOf = (deal: Deal, shop: string) => ({
  merchantID: shop,
  invoiceNo: deal.reference,
  amount: (deal.takenKyat || deal.amountKyat).toFixed(2),
  currencyCode: 'MMK',
  respCode: CODES[deal.state],
  respDesc: deal.state,
  ...(deal.state === 'PAID' && {
    tranRef: deal.providerRef,
    referenceNo: deal.providerRef,
    approvalCode: '717282',
  }),
})

/** The notice sent when somebody paid or was refused. */
export const cardNotice = (deal: Deal, shopKey: string = key, shop: string = merchant): string =>
  JSON.stringify({ payload: cardToken({ tranRef: deal.providerRef, ...resultOf(deal, shop) }, shopKey) })

/** 2C2P 4.3, as far as card payments need it. */
export function cardRoutes(app: FastifyInstance, shop: Shop): void {
  const serve = (path: string, work: (claims: Claims, origin: string) => Readonly<Record<string, unknown>>) =>
    app.post(`/pay/card/payment/4.3/${path}`, async (request, reply) => {
      const asked = Asked.safeParse(request.body)
      const claims = asked.success ? Claims.safeParse(readCardToken(asked.data.payload, key)) : null
      if (!claims?.success || claims.data.merchantID !== merchant)
        return { respCode: '9007', respDesc: 'Invalid merchant or signature' }
      if (isGone(shop, claims.data.invoiceNo)) return hangUp(reply)
      return { payload: cardToken(work(claims.data, `http://${request.host}`), key) }
    })

  serve(
    'paymentToken',
    ({ invoiceNo: reference, amount = 0, backendReturnUrl = '', frontendReturnUrl = '' }, origin) => {
      const deal = shop.begin({
        channel: '2c2p',
        reference,
        amountKyat: amount,
        noticeUrl: backendReturnUrl,
        returnUrl: frontendReturnUrl,
        expiresAtMs: systemClock.now().getTime() + HALF_AN_HOUR_MS,
      })
      const webPaymentUrl = `${origin}/pay/deal/${deal.prepayId}`
      return { respCode: '0000', respDesc: 'Success', paymentToken: deal.prepayId, webPaymentUrl }
    },
  )

  serve('paymentInquiry', ({ invoiceNo: reference }) => {
    const deal = shop.find(reference)
    return deal
      ? resultOf(deal, merchant)
      : { merchantID: merchant, invoiceNo: reference, respCode: '2002', respDesc: 'Transaction not found' }
  })
}
