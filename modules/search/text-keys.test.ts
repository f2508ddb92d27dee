import { describe, expect, it, vi } from 'vitest'
import { makeTextKeys } from './text-keys.ts'

describe('keys of texts', () => {
  it('a text of the generation before is not read again, one that was gone for a generation is', () => {
    const read = vi.fn((text: string) => ` ${text} `)
    const ofNextGeneration = makeTextKeys(read)
    ofNextGeneration()('a')
    read.mockClear()
    const second = ofNextGeneration()
    expect(second('a')).toBe(' a ')
    expect(second('b')).toBe(' b ')
    expect(second('b')).toBe(' b ')
    expect(read.mock.calls).toEqual([['b']])
    ofNextGeneration()
    ofNextGeneration()('a')
    expect(read).toHaveBeenLastCalledWith('a')
  })

  it('markup is left out, a size has both its forms', () => {
    expect(makeTextKeys()()('<p>Data <b>5GB</b></p>')).toBe(' data 5gb data 5 gb ')
  })
})
