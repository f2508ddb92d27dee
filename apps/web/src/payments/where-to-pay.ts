import type { PaymentAction } from '#contracts/payments.ts'

/** An app of the phone. These open something of the page itself instead. */
const NOT_AN_APP = ['javascript:', 'data:', 'blob:', 'about:', 'file:', 'vbscript:']

function parsed(url: string, origin: string): URL | null {
  try {
    return new URL(url, origin)
  } catch {
    return null
  }
}

/** The address the payer goes to; null for a QR code, and for an address that cannot be opened. */
export function whereToPay({ kind, url }: PaymentAction, origin: string): string | null {
  const place = url === null ? null : parsed(url, origin)
  if (!place) return null
  const isWeb = place.protocol === 'https:' || place.protocol === 'http:'
  if (kind === 'REDIRECT') return isWeb ? place.href : null
  return kind === 'DEEPLINK' && !NOT_AN_APP.includes(place.protocol) ? place.href : null
}
