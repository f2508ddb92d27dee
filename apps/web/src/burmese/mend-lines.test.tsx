import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { jsx, jsxs } from './jsx-runtime.ts'

afterEach(cleanup)

const FIBRE = 'ဖိုက်ဘာရပါသလား'
const drawn = (element: ReturnType<typeof jsx>) => render(element).container.firstElementChild as Element

describe('Burmese in the elements of a page', () => {
  it('a torn syllable is kept whole, the text stays letter for letter', () => {
    const heading = drawn(jsx('h2', { children: FIBRE }))
    expect(heading.textContent).toBe(FIBRE)
    expect(heading.children).toHaveLength(1)
    expect(heading.querySelector('span span')?.textContent).toBe('ဖိုက်')
  })

  it('beside an icon the text is still one item', () => {
    const link = drawn(jsxs('a', { children: [jsx('svg', {}, 'icon'), FIBRE] }))
    expect(link.children).toHaveLength(2)
  })

  it('attributes, English, choices of a list and whole words are left alone', () => {
    expect(drawn(jsx('p', { children: 'Fibre', 'aria-label': FIBRE })).outerHTML).toBe(
      `<p aria-label="${FIBRE}">Fibre</p>`,
    )
    expect(drawn(jsx('option', { children: FIBRE })).innerHTML).toBe(FIBRE)
    expect(drawn(jsx('p', { children: 'မြန်မာ' })).innerHTML).toBe('မြန်မာ')
  })
})
