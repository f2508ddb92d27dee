import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { groupThousands, Price } from './price.tsx'

afterEach(cleanup)

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [29_000, '29,000'],
  [1_234_567, '1,234,567'],
  [-4500, '-4,500'],
])('%d is written %s', (amount, text) => {
  expect(groupThousands(amount)).toBe(text)
})

it('reads the old price as old', () => {
  const { container } = render(
    <Price amountKyat={900} unit="Ks" was={{ amountKyat: 1000, label: 'Before:' }} />,
  )
  expect(container.querySelector('del')?.textContent).toBe('Before: 1,000')
})
