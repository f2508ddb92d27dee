import * as z from 'zod'
import { yangonDayTimeText } from '#language/yangon-day.ts'
import type { Channel, Started } from '#modules/payments/index.ts'
import { NoAnswer } from '#platform/errors/no-answer.ts'
import { makeAskOutside } from '#platform/http/ask-outside.ts'
import type { CardSettings } from './card-settings.ts'
import { parsed, readCardNotice, readResult } from './read-card.ts'
import { readCardSettlement } from './read-settlement.ts'
import { openToken, sealToken } from './tokens.ts'

type Deps = { readonly settings: CardSettings; readonly patience?: { readonly totalMs: number } }

const Envelope = z.object({ payload: z.string() })
/** Errors come without a token, so they are unsigned and end nothing. */
const Begun = z.object({ respCode: z.string(), webPaymentUrl: z.url().optional() })

/** Cards on 2C2P's own page: no card number ever reaches us. */
export function makeCardChannel({ settings, patience }: Deps): Channel {
  const { merchant, key } = settings
  const outside = makeAskOutside(patience)

  async function ask(path: string, claims: Readonly<Record<string, unknown>>): Promise<unknown> {
    const payload = await sealToken({ merchantID: merchant, ...claims }, key)
    const { status, body } = await outside({
      url: `${settings.url}/payment/4.3/${path}`,
      method: 'POST',
      body: JSON.stringify({ payload }),
    })
    const envelope = Envelope.safeParse(status === 200 ? parsed(body) : null)
    const opened = envelope.success ? await openToken(envelope.data.payload, key) : null
    if (!opened) throw new NoAnswer(new Error(`status ${status}, nothing signed`))
    return opened
  }

  return {
    name: '2c2p',
    merchant,
    ways: [
      {
        code: 'CARD',
        name: 'Visa, Mastercard, MPU',
        nameMm: 'Visa၊ Mastercard၊ MPU ကတ်',
        method: 'REDIRECT',
        minKyat: 500,
        maxKyat: 5_000_000,
        sortOrder: 30,
      },
    ],
    // 2C2P cannot close payments. Refunds use another interface with its own keys, so staff make them until then.
    can: { close: false, refund: false, partialRefund: false, askRefund: false, settlement: true },
    formOrigins: [],
    noticeAnswer: { contentType: 'text/plain; charset=utf-8', body: 'OK' },

    async start({ reference, amountKyat, expiresAt, returnUrl, noticeUrl }): Promise<Started> {
      const read = Begun.safeParse(
        await ask('paymentToken', {
          invoiceNo: reference,
          description: 'Top-up',
          amount: amountKyat,
          currencyCode: 'MMK',
          paymentChannel: ['CC'],
          paymentExpiry: yangonDayTimeText(expiresAt),
          frontendReturnUrl: returnUrl,
          backendReturnUrl: noticeUrl,
        }),
      )
      if (!read.success) return { said: 'REFUSED', why: 'CARD_NOT_READ', evidence: {} }
      const { respCode, webPaymentUrl: url } = read.data
      const evidence = { respCode }
      return respCode === '0000' && url !== undefined
        ? { said: 'STARTED', action: { kind: 'REDIRECT', url }, evidence }
        : { said: 'REFUSED', why: `CARD_${respCode}`, evidence }
    },

    readNotice: (raw) => readCardNotice(raw, settings),
    ask: async ({ reference }) =>
      readResult(await ask('paymentInquiry', { invoiceNo: reference, locale: 'en' })),
    close: async () => ({ said: 'NOT_CLOSED', evidence: {} }),
    refund: async () => ({ said: 'REFUSED', evidence: {} }),
    askRefund: async () => ({ said: 'NOT_KNOWN', evidence: {} }),
    readSettlement: readCardSettlement,

    async fetchSettlement(day) {
      if (settings.settlementUrl === null) return null
      const { status, body } = await outside({ url: `${settings.settlementUrl}/${day}`, method: 'GET' })
      if (status === 404) return null
      if (status !== 200) throw new NoAnswer(new Error(`status ${status}`))
      return body
    },
  }
}
