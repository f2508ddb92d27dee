import { expect, it } from 'vitest'
import { whereToPay } from './where-to-pay.ts'

const at = (kind: 'REDIRECT' | 'QR' | 'DEEPLINK' | 'NONE', url: string | null) =>
  whereToPay({ kind, url, qrPayload: null }, 'https://own.example')

it('a page of the channel, our own page that leads there, and an app', () => {
  expect(at('REDIRECT', 'https://pay.example/#/?a=1')).toBe('https://pay.example/#/?a=1')
  expect(at('REDIRECT', '/pay/1?k=2')).toBe('https://own.example/pay/1?k=2')
  expect(at('DEEPLINK', 'kbzpay://pay?a=1')).toBe('kbzpay://pay?a=1')
})

it('nowhere for a code, for nothing, and for what would run here', () => {
  expect(at('QR', null)).toBeNull()
  expect(at('NONE', 'https://pay.example/')).toBeNull()
  expect(at('REDIRECT', 'javascript:alert(1)')).toBeNull()
  expect(at('REDIRECT', 'kbzpay://pay')).toBeNull()
  expect(at('DEEPLINK', 'javascript:alert(1)')).toBeNull()
  expect(at('DEEPLINK', 'data:text/html,x')).toBeNull()
})
