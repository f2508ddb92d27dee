import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { makeDaySigner } from './day-signer.ts'

const [one, two] = [1, 2].map(() => randomBytes(32).toString('hex'))
const LEDGER = 'seal of the ledger'
const seal = { day: '2026-11-15', hash: randomBytes(32) }

it('a seal is right by the key that signed it, also after another one signs', () => {
  const before = makeDaySigner(LEDGER, `${one}`).sign(seal)
  expect(before).toMatchObject({ ...seal, signedBy: '' })
  expect(before.signature).toHaveLength(64)
  const after = makeDaySigner(LEDGER, `b:${two},${one}`)
  expect(after.isRight(before)).toBe(true)
  expect(after.isRight(after.sign(seal))).toBe(true)
  expect(after.sign(seal).signedBy).toBe('b')
})

it('control: another day, another hash, another key, another id or another title is wrong', () => {
  const signer = makeDaySigner(LEDGER, `a:${one}`)
  const signed = signer.sign(seal)
  expect(signer.isRight(signed)).toBe(true)
  expect(signer.isRight({ ...signed, day: '2026-11-16' })).toBe(false)
  expect(signer.isRight({ ...signed, hash: randomBytes(32) })).toBe(false)
  expect(signer.isRight({ ...signed, signedBy: 'b' })).toBe(false)
  expect(makeDaySigner(LEDGER, `a:${two}`).isRight(signed)).toBe(false)
  expect(makeDaySigner('seal of the audit', `a:${one}`).isRight(signed)).toBe(false)
})
