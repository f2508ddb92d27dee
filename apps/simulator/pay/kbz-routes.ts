import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { SIMULATED_KBZ } from '#adapters/pay-simulator/merchants.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { kbzSign } from './kbz-signs.ts'
import { makeQr } from './make-qr.ts'
import type { Deal, Shop } from './shop.ts'

const { appId, merchant, key } = SIMULATED_KBZ

const Asked = z.object({
  Request: z.looseObject({
    sign: z.string(),
    notify_url: z.string().optional(),
    biz_content: z.looseObject({
      merch_order_id: z.string(),
      merch_code: z.string(),
      appid: z.string(),
      trade_type: z.string().optional(),
      total_amount: z.string().optional(),
      timeout_express: z.string().optional(),
      refund_request_no: z.string().optional(),
      refund_amount: z.string().optional(),
    }),
  }),
})
type Content = z.output<typeof Asked>['Request']['biz_content']

const STATUS = {
  WAITING: 'WAIT_PAY',
  PAID: 'PAY_SUCCESS',
  REFUSED: 'PAY_FAILED',
  CLOSED: 'ORDER_CLOSED',
} as const
const MINUTE_MS = 60_000

/** The notice sent when somebody paid or was refused. */
export function kbzNotice(deal: Deal, shopKey: string = key, shop: string = merchant): string {
  const told = {
    appid: appId,
    notify_time: String(Math.floor(systemClock.now().getTime() / 1_000)),
    merch_code: shop,
    merch_order_id: deal.reference,
    mm_order_id: deal.providerRef,
    total_amount: String(deal.takenKyat || deal.amountKyat),
    trans_currency: 'MMK',
    trade_status: deal.state === 'PAID' ? 'PAY_SUCCESS' : 'PAY_FAILED',
    nonce_str: randomBytes(16).toString('hex'),
    sign_type: 'SHA256',
  }
  return JSON.stringify({ Request: { ...told, sign: kbzSign(told, shopKey) } })
}

/** KBZPay as its public integrations describe it. */
export function kbzRoutes(app: FastifyInstance, shop: Shop): void {
  const signed = (fields: Readonly<Record<string, unknown>>) => {
    const response = { nonce_str: randomBytes(16).toString('hex'), sign_type: 'SHA256', ...fields }
    return { Response: { ...response, sign: kbzSign(response, key) } }
  }
  const done = (fields: object = {}) => signed({ result: 'SUCCESS', code: '0', msg: 'success', ...fields })
  const failed = (code: string) => signed({ result: 'FAIL', code, msg: code.toLowerCase() })

  const serve = (path: string, work: (content: Content, notify: string) => object) =>
    app.post(path, async (request, reply) => {
      const asked = Asked.safeParse(request.body)
      if (!asked.success) return reply.code(400).send({ Response: { result: 'FAIL', code: 'PARAM' } })
      const { sign, biz_content: content, notify_url: notify = '', ...rest } = asked.data.Request
      const whole = { ...rest, ...(notify && { notify_url: notify }), biz_content: content }
      if (content.merch_code !== merchant || content.appid !== appId || kbzSign(whole, key) !== sign)
        return failed('SIGN_ERROR')
      if (isGone(shop, content.merch_order_id)) return hangUp(reply)
      return work(content, notify)
    })

  serve('/pay/kbz/precreate', (content, notify) => {
    const amountKyat = Number(content.total_amount)
    const minutes = Number(/^(\d+)m$/.exec(content.timeout_express ?? '')?.[1] ?? 120)
    const deal = shop.begin({
      channel: 'kbzpay',
      reference: content.merch_order_id,
      amountKyat,
      noticeUrl: notify,
      returnUrl: '',
      expiresAtMs: systemClock.now().getTime() + minutes * MINUTE_MS,
    })
    const qr =
      content.trade_type === 'PAY_BY_QRCODE' ? { qrCode: makeQr(merchant, deal.reference, amountKyat) } : {}
    return done({ merch_order_id: deal.reference, prepay_id: deal.prepayId, ...qr })
  })

  serve('/pay/kbz/queryorder', ({ merch_order_id: reference }) => {
    const deal = shop.find(reference)
    if (!deal) return failed('ORDER_NOT_EXIST')
    return done({
      merch_code: merchant,
      merch_order_id: reference,
      trans_currency: 'MMK',
      // Real answers have been seen like this.
      trade_status: ` ${STATUS[deal.state]} `,
      total_amount: `${deal.takenKyat || deal.amountKyat}.00`,
      ...(deal.state === 'PAID' && { mm_order_id: deal.providerRef }),
    })
  })

  serve('/pay/kbz/closeorder', ({ merch_order_id: reference }) =>
    shop.close(reference) ? done({ merch_order_id: reference }) : failed('ORDER_CANNOT_CLOSE'),
  )

  serve('/pay/kbz/refund', (content) => {
    const { refund_request_no: number = '', merch_order_id: reference, refund_amount: amount } = content
    const refund = shop.refund(number, reference, Number(amount))
    return refund
      ? done({
          refund_status: 'REFUND_SUCCESS',
          refund_order_id: refund.refundRef,
          refund_amount: String(refund.amountKyat),
        })
      : failed(shop.find(reference)?.state === 'PAID' ? 'REFUND_AMOUNT_EXCEEDED' : 'ORDER_NOT_PAID')
  })

  serve('/pay/kbz/refundquery', ({ refund_request_no: number = '' }) => {
    const refund = shop.refunds.get(number)
    return refund
      ? done({
          refund_status: 'REFUND_SUCCESS',
          refund_order_id: refund.refundRef,
          refund_amount: String(refund.amountKyat),
        })
      : failed('REFUND_NOT_EXIST')
  })
}

/** Down for everybody, or silent since it took the money. */
export const isGone = (shop: Shop, reference: string): boolean => {
  const fault = shop.faultOf(reference)
  return fault === 'DOWN' || (fault === 'SILENT_AFTER_CHARGE' && shop.deals.get(reference)?.state === 'PAID')
}

/** Cuts the connection without an answer. */
export function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}
