import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withInstead } from '../scripts/arrows.ts'
import { INSTEAD } from '../scripts/arrows/instead.ts'
import { root } from '../scripts/root.ts'
import { PLANTED_ARROWS, PLANTED_ARROWS_APART } from './planted-arrows.ts'

type Rules = { readonly forbidden: readonly { readonly name: string }[] }
const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as Rules
const names = forbidden.map(({ name }) => name)

const unsaid = (rules: readonly string[]): string[] => rules.filter((name) => !INSTEAD[name])

describe('a broken arrow', () => {
  it('tells what to do instead, for every rule and for no other', () => {
    expect(names.length).toBeGreaterThan(20)
    expect(unsaid(names)).toEqual([])
    expect(Object.keys(INSTEAD).filter((name) => !names.includes(name))).toEqual([])
  })

  it('control: a new rule without its sentence is seen', () => {
    expect(unsaid([...names, 'new-rule'])).toEqual(['new-rule'])
  })

  it('is printed with it', () => {
    expect(withInstead('module-front-door: modules/a/a.ts -> modules/b/b.ts')).toMatch(
      /\n {2}instead: import from/,
    )
    expect(withInstead('new-rule: a -> b')).toBe('new-rule: a -> b')
  })
})

const unseen = (rules: readonly string[]): string[] => {
  const planted = new Set([...PLANTED_ARROWS, ...PLANTED_ARROWS_APART].map(([rule]) => rule))
  return rules.filter((rule) => !planted.has(rule))
}

describe('a rule', () => {
  it('has a planted violation, on which its test has seen it red', () => {
    expect(unseen(names)).toEqual([])
  })

  it('control: one without is seen', () => {
    expect(unseen([...names, 'new-rule'])).toEqual(['new-rule'])
  })
})
