import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { ok, refused } from '#platform/errors/answer.ts'
import { readPaymentEnd, tellPaymentEnd } from './ops-payment.ts'

const id = randomUUID()
const whole = ['--who', 'Daw Mya', '--why', 'paid 9,000', '--evidence', 'mail of 16 November']

it('reads what staff end, and as what', () => {
  expect(readPaymentEnd(['payment', 'end', id, '--as', 'REFUNDED', '--kyat', '9000', ...whole])).toEqual({
    record: 'PAYMENT',
    id,
    as: 'REFUNDED',
    kyat: 9_000,
    who: 'Daw Mya',
    why: 'paid 9,000',
    evidence: 'mail of 16 November',
  })
  expect(readPaymentEnd(['refund', 'end', id, '--as', 'DONE', ...whole])).toMatchObject({
    record: 'REFUND',
    as: 'DONE',
  })
})

it.each([
  [['payment', 'end', id, '--as', 'DONE', ...whole]],
  [['refund', 'end', id, '--as', 'SUCCEEDED', ...whole]],
  [['payment', 'end', 'p', '--as', 'SUCCEEDED', ...whole]],
  [['payment', 'end', id, '--as', 'SUCCEEDED', '--who', 'x', '--why', 'y']],
  [['payment', 'end', id, '--as', 'REFUNDED', '--kyat', 'much', ...whole]],
  [['move', 'end', id, ...whole]],
])('is no whole command: %s', (args) => {
  expect(readPaymentEnd(args)).toBeNull()
})

it('says what came of it', async () => {
  const end = readPaymentEnd(['payment', 'end', id, '--as', 'SUCCEEDED', ...whole])
  if (!end) throw new Error('not read')
  expect(await tellPaymentEnd(end, async () => ok('FULFIL'))).toEqual({ code: 0, text: `${id}: FULFIL` })
  expect(await tellPaymentEnd(end, async () => refused('CONFLICT'))).toMatchObject({ code: 1 })
})
