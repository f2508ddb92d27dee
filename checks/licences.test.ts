import { describe, expect, it } from 'vitest'
import { isPermissive, licences } from '../scripts/checks/licences.ts'
import { problemsOf } from './planted-tree.ts'

const lock = (entry: object, name = 'a') => ({
  'package-lock.json': JSON.stringify({ packages: { '': {}, [`node_modules/${name}`]: entry } }),
})

describe('licences', () => {
  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', 'SEE LICENSE IN x', '', 'MIT AND GPL-3.0-only'])(
    '"%s" is found in what we ship',
    (license) => {
      expect(problemsOf(licences, lock({ license }))).toHaveLength(1)
    },
  )

  it('a tool that is not shipped may have any', () => {
    expect(problemsOf(licences, lock({ license: 'GPL-3.0-only', dev: true }))).toEqual([])
  })

  it('what a person looked at is known by its name', () => {
    expect(
      problemsOf(licences, lock({ license: 'LGPL-3.0-or-later' }, '@img/sharp-libvips-linux-x64')),
    ).toEqual([])
  })

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', 'WTFPL OR ISC'])('%s is fine', (license) => {
    expect(isPermissive(license)).toBe(true)
  })
})
