import { describe, expect, it } from 'vitest'
import { readCompared, toggled, writeCompared } from './compared.ts'

describe('packages ticked for comparison', () => {
  it('stand in the address beside the filters', () => {
    expect(writeCompared('days=week', ['A', 'B'])).toBe('days=week&compare=A,B')
    expect(readCompared('days=week&compare=A,B')).toEqual(['A', 'B'])
    expect(writeCompared('days=week&compare=A,B', [])).toBe('days=week')
  })

  it('are three at most, each once', () => {
    expect(readCompared('compare=A,A,B,C,D')).toEqual(['A', 'B', 'C'])
    expect(toggled(['A', 'B', 'C'], 'D')).toEqual(['A', 'B', 'C'])
  })

  it('are ticked and unticked', () => {
    expect(toggled(['A'], 'B')).toEqual(['A', 'B'])
    expect(toggled(['A', 'B'], 'A')).toEqual(['B'])
  })
})
