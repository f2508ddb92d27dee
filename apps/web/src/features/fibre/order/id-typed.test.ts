import { describe, expect, it } from 'vitest'
import { documentOf, EMPTY_ID, idProblem, type IdTyped } from './id-typed.ts'

const nrc: IdTyped = { ...EMPTY_ID, state: '12', township: 'OuKaMa', digits: '123456' }

describe('an identity number in parts', () => {
  it('is put together in one script', () => {
    expect(documentOf(nrc)).toEqual({ kind: 'NRC', number: '12/OUKAMA(N)123456' })
    expect(documentOf({ ...nrc, township: 'ဥကမ', digits: '၁၂၃၄၅၆' }).number).toBe('12/ဥကမ(နိုင်)123456')
  })

  it.each<[Partial<IdTyped>, string | null]>([
    [{}, null],
    [{ state: '' }, 'state'],
    [{ township: 'ou' }, 'township'],
    [{ township: 'oukama1' }, 'township'],
    [{ township: 'ဥကမ' }, null],
    [{ digits: '12345' }, 'digits'],
    [{ digits: '၁၂၃၄၅၆' }, null],
    [{ kind: 'PASSPORT', passport: 'mb123456' }, null],
    [{ kind: 'PASSPORT', passport: '123' }, 'passport'],
    [{ kind: 'E_ID', eId: '1234 567 890' }, null],
    [{ kind: 'E_ID', eId: '12345' }, 'eId'],
  ])('%o: %s', (typed, problem) => expect(idProblem({ ...nrc, ...typed })).toBe(problem))

  it('passport and e-ID go out without blanks', () => {
    expect(documentOf({ ...nrc, kind: 'PASSPORT', passport: ' mb123456 ' }).number).toBe('MB123456')
    expect(documentOf({ ...nrc, kind: 'E_ID', eId: '၁၂၃၄ 567 890' }).number).toBe('1234567890')
  })
})
