import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiRefusal } from '../api/api-errors.ts'
import { PayProblem } from './pay-problem.tsx'
import type { OpenOrder } from './use-order.ts'

afterEach(cleanup)

function shown(code: string) {
  const refusal = new ApiRefusal({ code, message: `said ${code}`, status: 409, requestId: '' })
  const send = { refusal, lost: false, neverCame: false, pending: false, again: vi.fn(), leave: vi.fn() }
  render(<PayProblem send={send as unknown as OpenOrder['send']} />)
}

it('while money may have been taken nobody reads that it was not', () => {
  for (const code of ['PAYMENT_UNDER_WAY', 'ORDER_ALREADY_PAID']) {
    shown(code)
    expect(screen.getByText(`said ${code}`)).toBeTruthy()
    expect(screen.queryByText('purchases.nothingTaken')).toBeNull()
    cleanup()
  }
})

it('a try that never began took nothing', () => {
  shown('CHANNEL_UNAVAILABLE')
  expect(screen.getByText('purchases.nothingTaken')).toBeTruthy()
})
