import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes what needs it, and no cell is a formula', () => {
  const text = toCsv(
    ['a', 'b'],
    [
      ['x,y', 'say "hi"'],
      ['=1+1', 5],
      ['@cmd', null],
      ['two\nlines', true],
    ],
  )
  expect(text).toBe('\uFEFFa,b\r\n"x,y","say ""hi"""\r\n\'=1+1,5\r\n\'@cmd,\r\n"two\nlines",true\r\n')
})
