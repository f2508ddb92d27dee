import { describe, expect, it } from 'vitest'
import { readPardon } from './ops-number.ts'

const SIGNED = ['--who', 'Ma Hla, shop 12', '--why', 'showed the SIM and her card']

describe('a number that staff pardon', () => {
  it('with who and why', () =>
    expect(readPardon(['number', 'pardon', '09 691 234 567', ...SIGNED])).toEqual({
      number: '959691234567',
      who: 'Ma Hla, shop 12',
      why: 'showed the SIM and her card',
    }))

  it.each([
    ['no reason', ['number', 'pardon', '09691234567', '--who', 'Ma Hla']],
    ['an empty one', ['number', 'pardon', '09691234567', '--who', 'Ma Hla', '--why', ' ']],
    ['nobody', ['number', 'pardon', '09691234567', '--why', 'x']],
    ['no number', ['number', 'pardon', '12', ...SIGNED]],
    ['another deed', ['number', 'forget', '09691234567', ...SIGNED]],
    ['more than one', ['number', 'pardon', '09691234567', '09691234568', ...SIGNED]],
  ])('not whole: %s', (_, args) => expect(readPardon(args)).toBeNull())
})
