import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextField } from '../text-field/text-field.tsx'

afterEach(cleanup)

it('ties label, hint and refusal to the control', () => {
  render(
    <TextField label="Name" hint="As on your card" error="Too short" value="a" onValue={() => undefined} />,
  )
  const input = screen.getByLabelText('Name')
  const words = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['As on your card', 'Too short'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('says nothing of a refusal where there is none', () => {
  render(<TextField label="City" value="" onValue={() => undefined} />)
  const input = screen.getByLabelText('City')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})
