import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { keyById, readKeyRing } from './key-ring.ts'

const [one, two] = ['a'.repeat(64), 'b'.repeat(64)]
const demo = { PROFILE: 'demo', DATABASE_URL: 'postgres://db/x', REDIS_URL: 'redis://cache:6379' }

describe('a ring of keys', () => {
  it('is read in its order; a key alone has no id', () => {
    expect(readKeyRing(`b:${two}, ${one}`)).toEqual([
      { id: 'b', key: two },
      { id: null, key: one },
    ])
    expect(readKeyRing(one)).toEqual([{ id: null, key: one }])
  })

  it('what carries no id belongs to the key without one, or to the oldest; an unknown id to none', () => {
    const [key, old] = [
      { id: 'b', key: two },
      { id: 'a', key: one },
    ]
    expect(keyById([key, old], null)).toBe(old)
    expect(keyById([{ id: null, key: one }, key], null)?.key).toBe(one)
    expect(keyById([key, old], 'b')).toBe(key)
    expect(keyById([key, old], 'c')).toBeUndefined()
  })

  it.each(['IDENTITY_KEY', 'SMS_BODY_KEY', 'ID_NUMBER_KEY', 'FILES_KEY', 'VOUCHER_KEY', 'LOG_TAG_KEY'])(
    '%s may be a ring or a key alone',
    (name) => {
      for (const ring of [one, `a:${one}`, `b:${two},a:${one}`, `b:${two},${one}`])
        expect(readConfig({ ...demo, [name]: ring })).toMatchObject({ [name]: ring })
    },
  )

  it.each([
    ['two keys of one id', `a:${one},a:${two}`, 'has two keys of one id'],
    ['two keys without an id', `${one},${two}`, 'has two keys of one id, or two without'],
    ['one key twice', `a:${one},b:${one}`, 'has one key twice'],
    ['a short one among them', `b:${two},a:abcd`, 'has a key that is not 32 bytes in hex'],
  ])('%s stops the start', (_, ring, reason) => {
    expect(() => readConfig({ ...demo, IDENTITY_KEY: ring })).toThrow(`IDENTITY_KEY ${reason}`)
  })
})
