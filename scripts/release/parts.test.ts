import { expect, it } from 'vitest'
import { problemsOfParts, readParts, type PartList } from './parts.ts'

const list = (...components: PartList['components']): PartList => ({ bomFormat: 'CycloneDX', components })
const part = { name: 'a', version: '1.0.0', purl: 'pkg:npm/a@1.0.0' }

it('what we ship is a list of parts with versions, addresses and licences that anybody may ship', async () => {
  const parts = await readParts('.')
  expect(parts.components.length).toBeGreaterThan(100)
  expect(problemsOfParts(parts)).toEqual([])
  expect(parts.components.map(({ name }) => name)).toContain('fastify')
  // Only builds, and is not shipped.
  expect(parts.components.map(({ name }) => name)).not.toContain('vitest')
})

it.each([
  ['nothing', list(), 'no list of parts'],
  ['a licence that asks for ours', list({ ...part, licenses: [{ license: { id: 'GPL-3.0-only' } }] }), 'GPL'],
  ['no licence', list(part), 'no licence'],
  ['no version', list({ ...part, version: '', licenses: [{ license: { id: 'MIT' } }] }), 'no version'],
])('control: %s is found', (_, parts, problem) => {
  expect(problemsOfParts(parts).join()).toContain(problem)
})

it.each([
  ['by its name', [{ license: { id: 'MIT' } }]],
  ['one of two', [{ expression: '(MIT OR GPL-3.0-only)' }]],
])('a licence %s is fine', (_, licenses) => {
  expect(problemsOfParts(list({ ...part, licenses }))).toEqual([])
})
