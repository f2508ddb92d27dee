import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { latinDigits } from './latin-digits.ts'
import { TelField } from './tel-field.tsx'

afterEach(cleanup)

function Typing() {
  const [value, setValue] = useState('')
  return <TelField label="Number" value={value} onValue={setValue} />
}

it('turns Burmese digits Latin while they are typed and keeps the caret', async () => {
  render(<Typing />)
  const input = screen.getByLabelText<HTMLInputElement>('Number')
  await userEvent.type(input, '၀၉၆၉၁')
  expect(input.value).toBe('09691')
  await userEvent.type(input, '၅', { initialSelectionStart: 2, initialSelectionEnd: 2 })
  expect(input.value).toBe('095691')
  expect(input.selectionStart).toBe(3)
  expect(input.type).toBe('tel')
})

describe('latinDigits', () => {
  it.each([
    ['၀၁၂၃၄၅၆၇၈၉', '0123456789'],
    ['ဝ၉', '09'],
    ['09 a', '09 a'],
  ])('%s becomes %s', (from, to) => {
    expect(latinDigits(from)).toBe(to)
  })
})
