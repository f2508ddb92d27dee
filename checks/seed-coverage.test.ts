import { describe, expect, it } from 'vitest'
import { coveragePage } from '../scripts/seed-coverage/coverage-page.ts'
import { idsIn, passedInPlaywright, passedInVitest } from '../scripts/seed-coverage/passed-titles.ts'
import type { SeedRow } from '../scripts/seed-coverage/seed-rows.ts'
import committed from '../docs/seed-rows.json' with { type: 'json' }

const rows: SeedRow[] = [
  { id: 'S-001', section: '1', requirement: 'One', kind: 'route' },
  { id: 'S-002', section: '2, 3', requirement: 'Two and a half', kind: 'rule' },
]

/** Ids count up from 1 without a gap, so nobody gives one twice or loses a row. */
const misnumbered = (list: readonly SeedRow[]): string[] =>
  list.flatMap(({ id }, at) => (id === `S-${String(at + 1).padStart(3, '0')}` ? [] : [id]))

describe('seed coverage', () => {
  it('no committed row is lost or numbered twice; control: a row left out is told', () => {
    expect(misnumbered(committed)).toEqual([])
    expect(misnumbered(rows.slice(1))).toEqual(['S-002'])
  })

  it('a failed test proves nothing', () => {
    const results = [
      { status: 'passed', fullName: 'a 1' },
      { status: 'failed', fullName: 'a 2' },
    ]
    expect(passedInVitest({ testResults: [{ assertionResults: results }] })).toEqual(['a 1'])
  })

  it('a skipped or flaky journey proves nothing', () => {
    const spec = (title: string, ok: boolean, status: string) => ({ title, ok, tests: [{ status }] })
    const suites = [
      {
        title: 'routes',
        specs: [
          spec('1', true, 'expected'),
          spec('2', true, 'skipped'),
          spec('3', true, 'flaky'),
          spec('4', false, 'unexpected'),
        ],
      },
    ]
    expect(passedInPlaywright({ suites })).toEqual([' routes 1'])
  })

  it('single ids and ranges are read from a title', () => {
    expect(idsIn('S-900 and S-910..S-912 hold')).toEqual(['S-900', 'S-910', 'S-911', 'S-912'])
    expect(idsIn('nothing')).toEqual([])
  })

  it('open rows stand under their kind, proven ones do not', () => {
    const page = coveragePage(rows, new Set(['S-001', 'S-999']))
    expect(page).not.toContain('- S-001')
    expect(page).toContain('## Open: rule\n\n- S-002')
    expect(page).toContain('| **all** | 2 | 1 | 1 |')
    expect(page).toContain('## Named by a test, but no row\n\n- S-999')
  })
})
