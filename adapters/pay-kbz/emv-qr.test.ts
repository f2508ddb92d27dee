import { expect, it } from 'vitest'
import { makeQr } from '#apps/simulator/pay/make-qr.ts'
import { crc16, qrProblem } from './emv-qr.ts'

it('the checksum is the known one', () => {
  expect(crc16('123456789')).toBe('29B1')
})

it('a code may be drawn when it is whole, in kyat, of Myanmar and for this amount', () => {
  const code = makeQr('200001', 'P0000000000000Z', 10_000)
  expect(qrProblem(code, 10_000)).toBeNull()
  expect(qrProblem(code, 9_999)).toBe('AMOUNT')
  expect(qrProblem(code.slice(0, -1) + (code.endsWith('0') ? '1' : '0'), 10_000)).toBe('CRC')
  const with_ = (from: string, to: string) => {
    const body = code.replace(from, to).slice(0, -4)
    return body + crc16(body)
  }
  expect(qrProblem(with_('5303104', '5303840'), 10_000)).toBe('CURRENCY')
  expect(qrProblem(with_('5802MM', '5802TH'), 10_000)).toBe('COUNTRY')
  expect(qrProblem('', 10_000)).toBe('CRC')
  expect(qrProblem('no code at all', 10_000)).toBe('NOT_WHOLE')
})
