import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Phrases } from './phrases.tsx'

it('a Burmese headline keeps its phrases whole and its text unchanged', () => {
  const text = 'တန်ဆောင်တိုင်ကာလ ဆိုင်ဖွင့်ချိန်များ'
  const { container } = render(<Phrases text={text} />)
  expect(container.querySelectorAll('span')).toHaveLength(2)
  expect(container.textContent?.replaceAll(/[\u200B\u2060]/g, '')).toBe(text)
})

it('an English headline stays plain text', () => {
  const { container } = render(<Phrases text="Nine new shops" />)
  expect(container.innerHTML).toBe('Nine new shops')
})

it('no line of a headline begins with a dash or a percent sign', () => {
  const { container } = render(<Phrases text="အထူး - ဒေတာ 20 % ပိုရ" />)
  const phrases = [...container.querySelectorAll('span')].map((span) =>
    span.textContent?.replaceAll(/[\u200B\u2060]/g, ''),
  )
  expect(phrases).toEqual(['အထူး -', 'ဒေတာ', '20 %', 'ပိုရ'])
})
