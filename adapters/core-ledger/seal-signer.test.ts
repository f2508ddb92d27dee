import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { makeSealSigner } from './seal-signer.ts'

const [one, two] = [1, 2].map(() => randomBytes(32).toString('hex'))
const seal = { day: '2026-11-15', hash: randomBytes(32) }

it('a seal is right by the key that signed it, also after another one signs', () => {
  const before = makeSealSigner(`${one}`).sign(seal)
  expect(before).toMatchObject({ ...seal, signedBy: '' })
  expect(before.signature).toHaveLength(64)
  const after = makeSealSigner(`b:${two},${one}`)
  expect(after.isRight(before)).toBe(true)
  expect(after.isRight(after.sign(seal))).toBe(true)
  expect(after.sign(seal).signedBy).toBe('b')
})

it('control: another day, another hash, another key or another id is wrong', () => {
  const signer = makeSealSigner(`a:${one}`)
  const signed = signer.sign(seal)
  expect(signer.isRight(signed)).toBe(true)
  expect(signer.isRight({ ...signed, day: '2026-11-16' })).toBe(false)
  expect(signer.isRight({ ...signed, hash: randomBytes(32) })).toBe(false)
  expect(signer.isRight({ ...signed, signedBy: 'b' })).toBe(false)
  expect(makeSealSigner(`a:${two}`).isRight(signed)).toBe(false)
})
