import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Outcome } from './outcome.tsx'

afterEach(cleanup)

const petals = (container: Element) => container.querySelectorAll('[aria-hidden=true] > svg[style]').length

it('petals fall for what is done, and for nothing else', () => {
  expect(petals(render(<Outcome tone="done" title="Done" />).container)).toBe(12)
  for (const tone of ['waiting', 'failed', 'back'] as const)
    expect(petals(render(<Outcome tone={tone} title="Not yet" />).container)).toBe(0)
})

it('good news is a status, what is unsure or failed an alert', () => {
  render(<Outcome tone="done" title="Bought" />)
  expect(screen.getByRole('status').textContent).toBe('Bought')
  cleanup()
  for (const tone of ['waiting', 'failed'] as const) render(<Outcome tone={tone} title={tone} />)
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['waiting', 'failed'])
})

it('takes the focus when told, or only where nobody has it', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  render(<Outcome tone="waiting" title="Checking" takesFocus="ifLost" />)
  expect(document.activeElement).toBe(field)
  cleanup()
  field.remove()
  render(<Outcome tone="waiting" title="Checking" takesFocus="ifLost" />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  cleanup()
  render(<Outcome tone="done" title="Bought" takesFocus="always" />)
  expect(document.activeElement).toBe(screen.getByRole('status'))
})
