import { describe, expect, it } from 'vitest'
import { maskDocument, maskNrc, nrcText, parseEId, parseNrc, parsePassport, townshipsOf } from './nrc.ts'

const read = (raw: string) => {
  const nrc = parseNrc(raw)
  return nrc && nrcText(nrc)
}

describe('an identity card number', () => {
  it.each([
    ['12/OUKAMA(N)123456', '12/OUKAMA(N)123456'],
    ['12/OuKaMa(N)123456', '12/OUKAMA(N)123456'],
    ['12/oukama(n)123456', '12/OUKAMA(N)123456'],
    [' 12 / Ou Ka Ma (N) 123456 ', '12/OUKAMA(N)123456'],
    ['12/MaBaTa(N)123456', '12/MABATA(N)123456'],
    ['1/KHABADA(N)000001', '1/KHABADA(N)000001'],
    ['12/OUKAMAN123456', '12/OUKAMA(N)123456'],
    ['၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆', '12/OUKAMA(N)123456'],
    ['12/ဥကမ(နိုင်)123456', '12/OUKAMA(N)123456'],
    ['၉/မထလ(ဧည့်)၀၀၀၀၀၁', '9/MAHTALA(E)000001'],
    ['၅/ကလ၀(ပြု)၁၀၀၀၀ဝ', '5/KALAWA(P)100000'],
    ['၈/မဘန(သာသနာ)၁၁၁၁၁၁', '8/MABANA(T)111111'],
    ['၈/မဘန(ယာယီ)၁၁၁၁၁၁', '8/MABANA(Y)111111'],
    ['၈/မဘန(စ)၁၁၁၁၁၁', '8/MABANA(S)111111'],
  ])('%s', (raw, text) => {
    expect(read(raw)).toBe(text)
  })

  it.each([
    '99/ABCDEF(N)123456xyz',
    '15/OUKAMA(N)123456',
    '0/OUKAMA(N)123456',
    '12/OUKAMA(X)123456',
    '12/OUKAMA(R)123456',
    '12/OUKAMA(N)12345',
    '12/OUKAMA(N)1234567',
    '12/OU(N)123456',
    '၁၂/ဥကမ(လူ)၁၂၃၄၅၆',
    'x12/OUKAMA(N)123456',
    '',
    '1'.repeat(500),
  ])('%s is none', (raw) => {
    expect(parseNrc(raw)).toBeNull()
  })

  it('a township nobody knows is read, and said to be unknown', () => {
    expect(parseNrc('12/OUKAMA(N)123456')?.isKnown).toBe(true)
    expect(parseNrc('12/ZZZAAA(N)123456')).toMatchObject({ township: 'ZZZAAA', isKnown: false })
    expect(townshipsOf(12)).toContain('OUKAMA')
  })

  it('shows its place and its end', () => {
    const nrc = parseNrc('၁၂/ဥကမ(နိုင်)၁၂၃၄၅၆')
    expect(nrc && maskNrc(nrc)).toBe('12/OUKAMA(N)•••456')
  })
})

it('a passport and an electronic identity are read too', () => {
  expect(parsePassport('mb 123456')).toBe('MB123456')
  expect(parsePassport('123456')).toBeNull()
  expect(parseEId('၁၂၃၄-၅၆၇၈-၉၀')).toBe('1234567890')
  expect(parseEId('123456789')).toBeNull()
  expect(maskDocument('MB123456')).toBe('•••456')
})
