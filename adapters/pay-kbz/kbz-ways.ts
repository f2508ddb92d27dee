import type { Started, StartOrder, WayToPay } from '#modules/payments/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { qrProblem } from './emv-qr.ts'
import { nonce, secondsOf, textOf, type KbzAnswer } from './kbz-requests.ts'
import type { KbzSettings } from './kbz-settings.ts'
import { signOf } from './sign.ts'

const LIMITS = { minKyat: 100, maxKyat: 1_000_000 } as const

const PAGE: WayToPay = {
  code: 'KBZPAY',
  name: 'KBZPay',
  nameMm: 'KBZPay',
  method: 'REDIRECT',
  sortOrder: 10,
  ...LIMITS,
}
const QR: WayToPay = {
  code: 'KBZPAY_QR',
  name: 'KBZPay QR',
  nameMm: 'KBZPay QR',
  method: 'QR',
  sortOrder: 20,
  ...LIMITS,
}
const APP: WayToPay = {
  code: 'KBZPAY_APP',
  name: 'KBZPay app',
  nameMm: 'KBZPay အက်ပ်',
  method: 'DEEPLINK',
  sortOrder: 15,
  ...LIMITS,
}

const TRADE_TYPES: Readonly<Record<string, string>> = {
  [PAGE.code]: 'PWAAPP',
  [QR.code]: 'PAY_BY_QRCODE',
  [APP.code]: 'APPH5',
}

export const tradeTypeOf = (way: string): string => TRADE_TYPES[way] ?? 'PWAAPP'

/** The app is offered once its link is known. */
export const waysOf = ({ appLink }: KbzSettings): WayToPay[] => [PAGE, QR, ...(appLink === null ? [] : [APP])]

/** The page's parameters are signed separately, without the rest. */
function pageParts({ appId, merchant, key }: KbzSettings, prepayId: string, clock: Clock): string {
  const parts = {
    appid: appId,
    merch_code: merchant,
    nonce_str: nonce(),
    prepay_id: prepayId,
    timestamp: secondsOf(clock),
  }
  return String(new URLSearchParams({ ...parts, sign: signOf(parts, key) }))
}

/** Where the payer goes for the chosen way. A QR code is checked before it is shown. */
export function startedOf(
  answer: KbzAnswer,
  { way, amountKyat }: StartOrder,
  settings: KbzSettings,
  clock: Clock,
): Started {
  const prepayId = textOf(answer, 'prepay_id')
  const evidence = { prepayId }
  if (answer.result !== 'SUCCESS' || prepayId === '')
    return { said: 'REFUSED', why: `KBZ_${textOf(answer, 'code') || 'NO'}`, evidence }
  const parts = pageParts(settings, prepayId, clock)
  if (way === PAGE.code)
    return { said: 'STARTED', action: { kind: 'REDIRECT', url: `${settings.pageUrl}#/?${parts}` }, evidence }
  if (way === APP.code)
    return { said: 'STARTED', action: { kind: 'DEEPLINK', url: `${settings.appLink}?${parts}` }, evidence }
  const payload = textOf(answer, 'qrCode')
  const wrong = qrProblem(payload, amountKyat)
  return wrong === null
    ? { said: 'STARTED', action: { kind: 'QR', payload }, evidence }
    : { said: 'REFUSED', why: `QR_${wrong}`, evidence }
}
