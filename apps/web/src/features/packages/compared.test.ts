import { describe, expect, it } from 'vitest'
import { readCompared, toggled, writeCompared } from './compared.ts'

describe('packages chosen for comparison', () => {
  it('stand in the address beside the filters', () => {
    expect(writeCompared('days=week', ['A', 'B'])).toBe('days=week&compare=A,B')
    expect(readCompared('days=week&compare=A,B')).toEqual(['A', 'B'])
  })

  it('comparing is on before anything is chosen, and off when it is left', () => {
    expect(readCompared('days=week')).toBeNull()
    expect(writeCompared('days=week', [])).toBe('days=week&compare=')
    expect(readCompared('days=week&compare=')).toEqual([])
    expect(writeCompared('days=week&compare=A,B', null)).toBe('days=week')
  })

  it('are three at most, each once', () => {
    expect(readCompared('compare=A,A,B,C,D')).toEqual(['A', 'B', 'C'])
    expect(toggled(['A', 'B', 'C'], 'D')).toEqual(['A', 'B', 'C'])
  })

  it('are chosen and taken back', () => {
    expect(toggled(['A'], 'B')).toEqual(['A', 'B'])
    expect(toggled(['A', 'B'], 'A')).toEqual(['B'])
  })
})
