import { describe, expect, it } from 'vitest'
import { makeLastPages, markChange } from './mark-change.ts'

const page = (title: string, text: string) =>
  `<main><h1>${title}</h1><p class="a">${text}</p><p id="own">End</p></main>`

describe('a page opens where it changed', () => {
  it('names the element that holds the first difference', () => {
    expect(markChange(page('Tea', 'Green'), page('Tea', 'Green and black'))).toContain(
      '<p class="a" id="changed">Green and black</p>',
    )
    expect(markChange(page('Tea', 'Green'), page('Coffee', 'Green'))).toContain(
      '<h1 id="changed">Coffee</h1>',
    )
  })

  it('leaves a name that is there already, and a page that is the first or the same', () => {
    const other = page('Tea', 'Green').replace('End', 'Other')
    expect(markChange(page('Tea', 'Green'), other)).toContain(
      '<p class="a" id="changed">Green</p><p id="own">Other',
    )
    expect(markChange(undefined, other)).toBe(other)
    expect(markChange(other, other)).toBe(other)
  })

  it('remembers the last page of some forms, not of all there ever were', () => {
    const last = makeLastPages()
    last('first', 'a')
    expect(last('first', 'b')).toBe('a')
    for (let at = 0; at < 20; at += 1) last(`other ${at}`, 'c')
    expect(last('first', 'd')).toBeUndefined()
  })
})
