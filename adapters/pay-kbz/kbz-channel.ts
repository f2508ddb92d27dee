import type { Abilities, Channel, RefundOrder } from '#modules/payments/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { makeAskOutside } from '#platform/http/ask-outside.ts'
import { makeKbzAsk, textOf } from './kbz-requests.ts'
import type { KbzSettings } from './kbz-settings.ts'
import { startedOf, tradeTypeOf, waysOf } from './kbz-ways.ts'
import { readKbzNotice } from './read-notice.ts'
import { readRefund } from './read-refund.ts'
import { readKbzSettlement } from './read-settlement.ts'
import { readTrade } from './read-trade.ts'

const MINUTE_MS = 60_000
/** A fixed title: nothing a customer typed is sent out. */
const TITLE = 'Top-up'
const REFUND_REASON = 'Order not delivered'

type Deps = {
  readonly settings: KbzSettings
  readonly clock: Clock
  readonly patience?: { readonly totalMs: number }
}

/** KBZPay on its page, by QR code, or in its app. */
export function makeKbzChannel(deps: Deps): Channel {
  const { settings } = deps
  const canRefund = settings.certificate !== null || settings.refundsWithout
  const can: Abilities = {
    close: true,
    refund: canRefund,
    partialRefund: canRefund,
    askRefund: canRefund,
    settlement: true,
  }
  return {
    name: 'kbzpay',
    merchant: settings.merchant,
    ways: waysOf(settings),
    can,
    formOrigins: [],
    noticeAnswer: { contentType: 'text/plain; charset=utf-8', body: 'success' },
    readNotice: async (raw) => readKbzNotice(raw, settings),
    readSettlement: readKbzSettlement,
    ...payments(deps),
    ...refunds(deps),
    fetchSettlement: settlements(deps),
  }
}

const ownOf = ({ appId, merchant }: KbzSettings) => ({ appid: appId, merch_code: merchant })

function payments({ settings, clock, patience }: Deps): Pick<Channel, 'start' | 'ask' | 'close'> {
  const ask = makeKbzAsk({ settings, clock, ask: makeAskOutside(patience) })
  const own = ownOf(settings)
  const about = (path: string, reference: string) =>
    ask({
      url: `${settings.url}/${path}`,
      method: `kbz.payment.${path}`,
      version: '3.0',
      content: { ...own, merch_order_id: reference },
    })
  return {
    async start(order) {
      const minutes = Math.max(1, Math.round((order.expiresAt.getTime() - clock.now().getTime()) / MINUTE_MS))
      const content = {
        ...own,
        merch_order_id: order.reference,
        trade_type: tradeTypeOf(order.way),
        title: TITLE,
        total_amount: String(order.amountKyat),
        trans_currency: 'MMK',
        timeout_express: `${minutes}m`,
        callback_info: order.reference,
      }
      const { noticeUrl } = order
      const url = `${settings.url}/precreate`
      const answer = await ask({ url, method: 'kbz.payment.precreate', version: '1.0', noticeUrl, content })
      return startedOf(answer, order, settings, clock)
    },
    ask: async ({ reference }) => readTrade(await about('queryorder', reference)),
    async close({ reference }) {
      const answer = await about('closeorder', reference)
      const evidence = { result: answer.result, code: textOf(answer, 'code') }
      return { said: answer.result === 'SUCCESS' ? 'CLOSED' : 'NOT_CLOSED', evidence }
    },
  }
}

/** With a client certificate; repeating our number repeats the same refund. */
function refunds({ settings, clock, patience }: Deps): Pick<Channel, 'refund' | 'askRefund'> {
  const { certificate, refundUrl } = settings
  const outside = makeAskOutside({ ...patience, ...(certificate && { certificate }) })
  const ask = makeKbzAsk({ settings, clock, ask: outside })
  const contentOf = ({ number, reference }: RefundOrder) => ({
    ...ownOf(settings),
    merch_order_id: reference,
    refund_request_no: number,
  })
  return {
    async refund(order) {
      const content = {
        ...contentOf(order),
        refund_amount: String(order.amountKyat),
        refund_reason: REFUND_REASON,
      }
      return readRefund(await ask({ url: refundUrl, method: 'kbz.payment.refund', version: '1.0', content }))
    },
    async askRefund(order) {
      const asked = { method: 'kbz.payment.queryrefund', version: '3.0', content: contentOf(order) }
      return readRefund(await ask({ url: `${refundUrl}query`, ...asked }))
    },
  }
}

function settlements({
  settings: { settlementUrl },
  patience,
}: Deps): NonNullable<Channel['fetchSettlement']> {
  const outside = makeAskOutside(patience)
  return async (day) => {
    if (settlementUrl === null) return null
    const { status, body } = await outside({ url: `${settlementUrl}/${day}`, method: 'GET' })
    if (status === 404) return null
    if (status !== 200) throw new NoAnswer(new Error(`status ${status}`))
    return body
  }
}
