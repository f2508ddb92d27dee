import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Examples } from './examples.ts'

const files = import.meta.glob<{ examples: Examples }>('./*/*.examples.tsx', { eager: true })
const components = Object.keys(
  import.meta.glob(['./*/*.tsx', '!./*/*.examples.tsx', '!./*/*.test.tsx', '!./icons/*.tsx']),
)
const folderOf = (path: string) => path.split('/')[1]
const isBurmese = (text: string) => /[\u1000-\u109f]/.test(text)

afterEach(cleanup)

it('every component has examples, except the ones drawn inside others', () => {
  const shown = new Set(Object.keys(files).map(folderOf))
  const missing = components.map(folderOf).filter((folder) => !shown.has(folder))
  expect(missing).toEqual(['field'])
})

describe.each(Object.entries(files))('%s', (_, { examples }) => {
  it.each(Object.entries(examples))('%s is drawn in both languages', (_name, draw) => {
    const english = render(draw('en')).container
    expect(english.firstElementChild).not.toBeNull()
    expect(isBurmese(english.textContent ?? '')).toBe(false)
    cleanup()
    const burmese = render(draw('my')).container.textContent ?? ''
    expect(burmese).toBe(burmese.normalize('NFC'))
    expect(burmese).not.toContain('\u200b')
  })
})
