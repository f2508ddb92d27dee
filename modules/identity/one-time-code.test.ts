import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { guessOf, hashPayload, macOf, newChallengeId, newCode, readTypedCode } from './one-time-code.ts'

describe('a new code', () => {
  it('every digit stands at every place equally often, zeros in front included', () => {
    const many = 60_000
    const counts = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0))
    for (let turn = 0; turn < many; turn += 1) {
      newCode(6)
        .split('')
        .forEach((digit, place) => {
          const row = counts[place] ?? []
          row[Number(digit)] = (row[Number(digit)] ?? 0) + 1
        })
    }
    // 99.9 % and 0.1 % of chi-square with 9 degrees of freedom, a little wider because six digits are tested at once.
    const chiSquare = counts.map((row) =>
      row.reduce((sum, seen) => sum + (seen - many / 10) ** 2 / (many / 10), 0),
    )
    for (const value of chiSquare) {
      expect(value).toBeGreaterThan(0.6)
      expect(value).toBeLessThan(33)
    }
  })

  it('has the length that was asked for; ids have 128 bits', () => {
    expect([newCode(6), newCode(8)].map(({ length }) => length)).toEqual([6, 8])
    expect(newChallengeId()).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('the keyed hash', () => {
  const ringKey = (byte: number, id: string | null = null) => ({
    id,
    key: createSecretKey(Buffer.alloc(32, byte)),
  })
  const key = ringKey(1)
  const binding = {
    challengeId: 'a',
    number: '959691234567',
    purpose: 'GIFT',
    payloadHash: hashPayload('100'),
  } as const
  const mac = (change: object = {}, code = '123456', withKey = key) =>
    macOf([withKey], { ...binding, ...change }, code).toString('hex')

  it('is another one for every part that differs', () => {
    const all = [
      mac(),
      mac({ challengeId: 'b' }),
      mac({ number: '959691234568' }),
      mac({ purpose: 'LOGIN' }),
      mac({ payloadHash: hashPayload('900') }),
      mac({}, '123457'),
      mac({}, '123456', ringKey(2)),
      mac({}, '123456', ringKey(1, 'b')),
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(mac()).toBe(all[0])
  })
})

describe('what a guess is compared with', () => {
  const ringKey = (byte: number, id: string | null) => ({
    id,
    key: createSecretKey(Buffer.alloc(32, byte)),
  })
  const [plain, old, young] = [ringKey(1, null), ringKey(1, 'a'), ringKey(2, 'b')]
  const binding = {
    challengeId: 'a',
    number: '959691234567',
    purpose: 'LOGIN',
    payloadHash: hashPayload(''),
  } as const
  const isIn = (kept: ReturnType<typeof macOf>, keys: Parameters<typeof guessOf>[0], code = '123456') =>
    guessOf(keys, binding, code).includes(kept)

  it('a code is right by whichever key of the ring made it, also by one that got its id later', () => {
    expect(isIn(macOf([old], binding, '123456'), [young, old])).toBe(true)
    expect(isIn(macOf([young], binding, '123456'), [young, old])).toBe(true)
    expect(isIn(macOf([plain], binding, '123456'), [young, old])).toBe(true)
  })

  it('control: not without its key, and no other code', () => {
    expect(isIn(macOf([old], binding, '123456'), [young])).toBe(false)
    expect(isIn(macOf([old], binding, '123457'), [young, old])).toBe(false)
  })
})

describe('what people type', () => {
  it.each([
    ['123456', '123456'],
    ['၁၂၃၄၅၆', '123456'],
    ['123 456', '123456'],
    ['12345678', '12345678'],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('%s is %s', (typed, code) => expect(readTypedCode(typed)).toBe(code))
})
