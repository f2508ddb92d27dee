import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Orchid, petalShares } from './orchid.tsx'

afterEach(cleanup)

it('each petal is a fifth, and the last one empties first', () => {
  expect(petalShares(1)).toEqual([1, 1, 1, 1, 1])
  expect(petalShares(0.5)).toEqual([1, 1, 0.5, 0, 0])
  expect(petalShares(0)).toEqual([0, 0, 0, 0, 0])
  expect(petalShares(7)).toEqual(petalShares(1))
  expect(petalShares(-1)).toEqual(petalShares(0))
})

it('says in words what it shows, and draws no petal for nothing', () => {
  const { getByRole, container } = render(<Orchid share={0} label="No data left" />)
  expect(getByRole('img', { name: 'No data left' })).toBeTruthy()
  expect(container.querySelectorAll('g path')).toHaveLength(0)
})
