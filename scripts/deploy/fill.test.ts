import { describe, expect, it } from 'vitest'
import { fill } from './fill.ts'

describe('filling in', () => {
  it('puts each value into every slot of its name', () => {
    expect(fill('{{A}}:{{PORT_1}} {{A}}', { A: 'x', PORT_1: '2' })).toBe('x:2 x')
  })

  it('names all that is missing or empty, and writes nothing', () => {
    expect(() => fill('{{A}} {{B}} {{C}}', { A: 'x', C: '' })).toThrow('no value for B, C')
  })

  it('leaves what belongs to the program itself alone', () => {
    const text = 'Host $http_host; {{ $labels.instance }}; {small}'
    expect(fill(text, {})).toBe(text)
  })
})
