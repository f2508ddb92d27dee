import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Fragment, jsx, jsxs } from './jsx-runtime.ts'
import { takeDrawnLines } from './mend-lines.ts'
import styles from './mend-lines.module.css'
import { yieldToMain } from '../page/yield-to-main.ts'

vi.mock('../page/yield-to-main.ts', () => ({ yieldToMain: vi.fn(async () => undefined) }))

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

  it('text that is given without an element of its own is mended too', () => {
    const line = drawn(jsxs('p', { children: ['1 · ', jsx(Fragment, { children: FIBRE }, 'more')] }))
    expect(line.querySelector('span span')?.textContent).toBe('ဖိုက်')
  })

  it('attributes, English, choices of a list and whole words are left alone', () => {
    expect(drawn(jsx('p', { children: 'Fibre', 'aria-label': FIBRE })).outerHTML).toBe(
      `<p aria-label="${FIBRE}">Fibre</p>`,
    )
    expect(drawn(jsx('option', { children: FIBRE })).innerHTML).toBe(FIBRE)
    expect(drawn(jsx('p', { children: 'မြန်မာ' })).innerHTML).toBe('မြန်မာ')
  })
})

describe('lines that the server has mended', () => {
  const place = document.createElement('div')
  place.innerHTML = `<h2><span>ကွန်<span class="${styles.whole}">ရက်</span>အသစ်</span></h2>`

  it('are taken as they stand, and the dictionary is asked about none of them', async () => {
    const asked = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    const end = await takeDrawnLines(place)
    expect(drawn(jsx('h2', { children: 'ကွန်ရက်အသစ်' })).outerHTML).toBe(place.innerHTML)
    expect(drawn(jsx('p', { children: 'ဖိုက်ဘာလိုင်း' })).innerHTML).toBe('ဖိုက်ဘာလိုင်း')
    expect(asked).not.toHaveBeenCalled()
    end()
    drawn(jsx('p', { children: 'ဖိုက်ဘာအသစ်' }))
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
  })

  it('are read once each, however many words they keep whole, and touches are handled in between', async () => {
    const word = `<span class="${styles.whole}">ရက်</span>`
    const long = document.createElement('div')
    long.innerHTML = Array.from({ length: 250 }, (_, at) => `<p>${at}${word.repeat(12)}</p>`).join('')
    const read = vi.spyOn(Node.prototype, 'textContent', 'get')
    const end = await takeDrawnLines(long)
    expect(read.mock.contexts.filter((node) => (node as Element).tagName === 'P')).toHaveLength(250)
    expect(yieldToMain).toHaveBeenCalledTimes(2)
    read.mockRestore()
    end()
  })
})
