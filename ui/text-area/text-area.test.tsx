import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)

it('counts letters and lets a text pass the limit instead of cutting it', () => {
  render(
    <TextArea
      label="Text"
      limit={3}
      counter={(used, limit) => `${used}/${limit}`}
      value="😀abc"
      onValue={() => undefined}
    />,
  )
  expect(screen.getByText('4/3')).toBeDefined()
  expect(screen.getByLabelText('Text').hasAttribute('maxlength')).toBe(false)
})
