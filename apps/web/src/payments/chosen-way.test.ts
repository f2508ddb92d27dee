import { expect, it } from 'vitest'
import type { PaymentChannel } from '#contracts/payments.ts'
import { chosenWay } from './chosen-way.ts'
import { waysFor } from './use-channels.ts'

const way = (channelCode: string, status: PaymentChannel['status'], max = 1_000_000): PaymentChannel => ({
  channelCode,
  name: channelCode,
  nameMm: channelCode,
  method: 'REDIRECT',
  min: 500,
  max,
  feePct: 0,
  feeFixed: 0,
  status,
  supports: ['TOPUP'],
  sortOrder: 1,
})

it('without a choice the first that works, then the first that is only slow, never one that is down', () => {
  expect(chosenWay([way('A', 'DOWN'), way('B', 'DEGRADED'), way('C', 'UP')], null)?.channelCode).toBe('C')
  expect(chosenWay([way('A', 'DOWN'), way('B', 'DEGRADED')], null)?.channelCode).toBe('B')
  expect(chosenWay([way('A', 'DOWN')], null)).toBeNull()
})

it('what was picked stays, and is not replaced by another when it goes down', () => {
  expect(chosenWay([way('A', 'UP'), way('B', 'DEGRADED')], 'B')?.channelCode).toBe('B')
  expect(chosenWay([way('A', 'UP'), way('B', 'DOWN')], 'B')).toBeNull()
  expect(chosenWay([way('A', 'UP')], 'B')).toBeNull()
})

it('only ways that take the amount are offered', () => {
  const all = [way('A', 'UP', 10_000), way('B', 'UP')]
  expect(waysFor(all, 20_000).map(({ channelCode }) => channelCode)).toEqual(['B'])
  expect(waysFor(all, 100)).toEqual([])
})

it('the own balance is chosen by its owner, or where there is nothing else', () => {
  const balance = { ...way('BALANCE', 'UP'), method: 'BALANCE' as const }
  expect(chosenWay([balance, way('A', 'DEGRADED')], null)?.channelCode).toBe('A')
  expect(chosenWay([balance, way('A', 'UP')], 'BALANCE')?.channelCode).toBe('BALANCE')
  expect(chosenWay([balance, way('A', 'DOWN')], null)?.channelCode).toBe('BALANCE')
})
