import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiRefusal } from '../api/api-errors.ts'
import { MoveProblem } from './move-problem.tsx'

afterEach(cleanup)

const tooLittle = (facts: Record<string, string | number>) =>
  new ApiRefusal({
    code: 'INSUFFICIENT_BALANCE',
    message: 'You need 498 Ks more.',
    status: 422,
    requestId: '',
    facts,
  })

const shown = (refusal: ApiRefusal | null, rest: { lost?: boolean; neverCame?: boolean } = {}) =>
  render(
    <MoveProblem
      move={{
        refusal,
        lost: false,
        neverCame: false,
        pending: false,
        again: vi.fn(),
        leave: vi.fn(),
        ...rest,
      }}
    />,
  )

// Without its texts the screen shows their names.
it('a refusal for balance names what is set aside', () => {
  shown(tooLittle({ n: 498, setAside: 999, until: '2026-11-15T07:35:00.000Z' }))
  expect(screen.getByText('You need 498 Ks more.')).toBeTruthy()
  expect(screen.getByText('purchases.missingAside')).toBeTruthy()
})

it('and nothing where nothing is', () => {
  shown(tooLittle({ n: 498 }))
  expect(screen.queryByText('purchases.missingAside')).toBeNull()
  expect(screen.getByText('purchases.topUp')).toBeTruthy()
})

it('what never came can be sent again or left; what may have come can only be asked for', () => {
  shown(null, { lost: true, neverCame: true })
  expect(screen.getByText('purchases.sendAgain')).toBeTruthy()
  expect(screen.getByText('purchases.leaveIt')).toBeTruthy()
  cleanup()
  shown(null, { lost: true })
  expect(screen.getByText('purchases.askAgain')).toBeTruthy()
  expect(screen.queryByText('purchases.leaveIt')).toBeNull()
})
