import { describe, expect, it } from 'vitest'
import { docReferences } from '../scripts/checks/doc-references.ts'
import { problemsOf } from './planted-tree.ts'

const manifest = { 'package.json': '{"scripts":{"verify":"node a.ts"}}', 'modules/a/README.md': 'A\n' }
const problems = (text: string) => problemsOf(docReferences, { ...manifest, 'README.md': text })

describe('documents name what exists', () => {
  it.each([
    ['a path in back quotes', 'see `modules/b/README.md`'],
    ['a link', 'see [b](modules/b/README.md)'],
    ['a root file', 'see `GONE.md`'],
    ['a command', 'run `npm run polish`'],
    ['a command in a block', '```\nnpm run polish\n```'],
  ])('%s that is gone is found', (_title, text) => {
    expect(problems(text)).toHaveLength(1)
  })

  it('what exists is left alone', () => {
    expect(
      problems('see `modules/a/README.md`, [a](modules/a/README.md#a), run `npm run verify` after `npm ci`'),
    ).toEqual([])
  })
})
