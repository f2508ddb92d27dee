import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { PaymentChannel } from '#contracts/payments.ts'
import { ChannelList } from './channel-list.tsx'

afterEach(cleanup)

const way = (channelCode: string, status: PaymentChannel['status']): PaymentChannel => ({
  channelCode,
  name: channelCode,
  nameMm: channelCode,
  method: 'REDIRECT',
  min: 100,
  max: 1_000_000,
  feePct: 0,
  feeFixed: 0,
  status,
  supports: ['TOPUP'],
  sortOrder: 1,
})

// Without its texts the screen shows their names.
it('each way says how it is doing; one that is down is there and cannot be chosen', () => {
  const onPick = vi.fn()
  const ways = [way('A', 'UP'), way('B', 'DEGRADED'), way('C', 'DOWN')]
  render(<ChannelList ways={ways} chosen="A" lost={null} onPick={onPick} />)
  const [a, b, c] = screen.getAllByRole<HTMLInputElement>('radio')
  expect([a?.checked, b?.checked, c?.disabled]).toEqual([true, false, true])
  for (const status of ['UP', 'DEGRADED', 'DOWN'])
    expect(screen.getByText(`payments.way.${status}`)).toBeTruthy()
  if (b) fireEvent.click(b)
  expect(onPick.mock.calls).toEqual([['B']])
})

it('one that was picked and went down is named, and read out', () => {
  const down = way('A', 'DOWN')
  render(<ChannelList ways={[down]} chosen={null} lost={down} onPick={vi.fn()} />)
  expect(screen.getByRole('status').textContent).toBe('payments.wayLost')
})
