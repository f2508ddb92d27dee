import smpp from 'smpp'
import { describe, expect, it } from 'vitest'
import { fitsOnePart, smsSize, toGsm7 } from './sms-parts.ts'

describe('what a message costs', () => {
  it.each([
    ['Code 123456', 'gsm7', 11],
    ['{[~]}', 'gsm7', 10],
    ['5 €', 'gsm7', 4],
    ['ကုဒ် 123456', 'ucs2', 11],
    ['A – B', 'ucs2', 5],
    ['😀', 'ucs2', 2],
    ['', 'gsm7', 0],
  ])('%s', (text, encoding, units) => {
    expect(smsSize(text)).toEqual({ encoding, units })
  })

  it('the edge of one part', () => {
    expect([160, 161].map((length) => fitsOnePart('a'.repeat(length)))).toEqual([true, false])
    expect([70, 71].map((length) => fitsOnePart('က'.repeat(length)))).toEqual([true, false])
    expect(fitsOnePart(`${'a'.repeat(159)}€`)).toBe(false)
  })

  it('the seven bits are those of the library that writes them', () => {
    const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code))
    const ours = letters.filter((letter) => smsSize(letter).encoding === 'gsm7')
    const back = ours.filter(
      (letter) => smpp.encodings.ASCII.decode(smpp.encodings.ASCII.encode(letter)) === letter,
    )
    expect(back).toEqual(ours)
    expect(ours).toHaveLength(136)
  })
})

describe('an English text stays in seven bits', () => {
  it.each([
    ['“Night” – 1 GB…', '"Night" - 1 GB...'],
    ['Café ×2', 'Café x2'],
    ['Data ဒေတာ', 'Data '],
    ['😀 fun', ' fun'],
  ])('%s', (text, plain) => {
    expect(toGsm7(text)).toBe(plain)
    expect(smsSize(toGsm7(text)).encoding).toBe('gsm7')
  })
})
