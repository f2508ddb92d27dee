import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Ring } from './ring.tsx'

afterEach(cleanup)

const arc = (share: number) =>
  render(<Ring share={share} value="1 GB" label="left" />)
    .container.querySelectorAll('circle')[1]
    ?.getAttribute('stroke-dasharray')

it('draws what is left, never more than the whole and nothing for nothing', () => {
  const whole = arc(1)
  expect(arc(7)).toBe(whole)
  expect(arc(0)).toBeUndefined()
  expect(Number.parseFloat(arc(0.5) ?? '')).toBeCloseTo(Number.parseFloat(whole ?? '') / 2)
})
