import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Notice } from './notice.tsx'

afterEach(cleanup)

it('is read out only when it answers something', () => {
  const { rerender } = render(<Notice title="Said" />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<Notice title="Said" announce="assertive" />)
  expect(screen.getByRole('alert').textContent).toBe('Said')
  rerender(<Notice title="Said" announce="polite" />)
  expect(screen.getByRole('status').textContent).toBe('Said')
})
