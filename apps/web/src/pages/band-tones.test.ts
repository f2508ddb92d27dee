import { describe, expect, it } from 'vitest'
import { bandTones } from './band-tones.ts'

describe('the rhythm of a page', () => {
  it('gives a block the ground it asks for', () => {
    expect(bandTones(['text', 'numbers', 'text', 'steps'])).toEqual(['plain', 'inverse', 'plain', 'tint'])
  })

  it('never lets two coloured bands touch', () => {
    expect(bandTones(['steps', 'storeLinks', 'numbers'])).toEqual(['tint', 'plain', 'inverse'])
  })
})
