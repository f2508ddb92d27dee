import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { MoveView } from '#contracts/value.ts'
import { MoveEnded } from './move-ended.tsx'

afterEach(cleanup)

const MOVE: MoveView = {
  moveId: '019a8f3e-0000-7000-8000-000000000001',
  kind: 'purchase',
  state: 'COMPLETED',
  packageId: 'SABAI-WEEK',
  amount: 999,
  counterparty: null,
  createdAt: '2026-11-15T03:11:05.000Z',
  promisedBy: '9:46',
  failure: null,
  receiptNo: null,
}

function shown(state: MoveView['state'], onAgain = vi.fn()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MoveEnded ended={{ ...MOVE, state }} code="*979*1*5#" onAgain={onAgain} />
    </QueryClientProvider>,
  )
  return onAgain
}

// Without its texts the screen shows their names.
it('done: said once, with the way on as a button and the way out as a link', () => {
  const onAgain = shown('COMPLETED')
  expect(screen.getByRole('status').textContent).toContain('purchases.chargedOnce')
  expect(screen.getByText('purchases.seeMine').closest('a')?.getAttribute('href')).toBe('#/myid')
  fireEvent.click(screen.getByText('purchases.close'))
  expect(onAgain).toHaveBeenCalledOnce()
})

it('not done: nothing taken, another try, then what to dial', () => {
  const onAgain = shown('FAILED')
  expect(screen.getByRole('alert').textContent).toContain('purchases.nothingTaken')
  fireEvent.click(screen.getByText('purchases.startAgain'))
  expect(onAgain).toHaveBeenCalledOnce()
  expect(document.querySelector('a[href="tel:*979*1*5%23"]')).not.toBeNull()
})
