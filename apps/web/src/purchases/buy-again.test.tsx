import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { VasPackage } from '#contracts/packages.ts'
import { BuyAgain } from './buy-again.tsx'

afterEach(cleanup)

const MONTH = {
  id: 'MONTH',
  name: 'Month',
  nameMm: null,
  registerable: true,
  price: 1_999,
  listPrice: null,
  offer: { code: 'O', price: 1_499, bonus: [], until: '', oncePerLine: true, limited: false },
  taxIncluded: true,
  taxRatePct: 5,
} as unknown as VasPackage

it.each(['price', 'words'] as const)('one tap costs what it says: the offered price, as %s', (says) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BuyAgain vasPackage={MONTH} says={says} />
    </QueryClientProvider>,
  )
  const { textContent, ariaLabel } = screen.getByRole('button')
  expect(`${textContent} ${ariaLabel ?? ''}`).toContain('1,499')
  expect(`${textContent} ${ariaLabel ?? ''}`).not.toContain('1,999')
})
