import { describe, expect, it } from 'vitest'
import { EMPTY_ID, hasUnknownTownship, idProblem } from './id-typed.ts'

const typed = (state: string, township: string) => ({ ...EMPTY_ID, state, township, digits: '123456' })

describe('a township of an identity number', () => {
  it('that is in no list of ours is said, and nobody is stopped', () => {
    for (const strange of [typed('12', 'ZZZAAA'), typed('3', 'OUKAMA')]) {
      expect(hasUnknownTownship(strange)).toBe(true)
      expect(idProblem(strange)).toBeNull()
    }
  })

  it('that we know is nothing to say, in either script; nor is half of one', () => {
    for (const known of [
      typed('12', 'oukama'),
      typed('12', 'ဥကမ'),
      typed('12', 'OU'),
      typed('', 'OUKAMA'),
      EMPTY_ID,
    ])
      expect(hasUnknownTownship(known)).toBe(false)
    expect(hasUnknownTownship({ ...typed('12', 'ZZZAAA'), kind: 'PASSPORT' })).toBe(false)
  })
})
