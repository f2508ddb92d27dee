import { describe, expect, it } from 'vitest'
import { coveragePage } from '../scripts/seed-coverage/coverage-page.ts'
import { namedRows } from '../scripts/seed-coverage/named-rows.ts'
import {
  idsIn,
  passedInVitest,
  passedJourneys,
  type PassedTest,
} from '../scripts/seed-coverage/passed-titles.ts'
import { askedOf, type SeedRow } from '../scripts/seed-coverage/seed-rows.ts'
import committed from '../docs/seed-rows.json' with { type: 'json' }

const rows: SeedRow[] = [
  { id: 'S-001', section: '1', requirement: 'One', seen: 'e2e: OPENS', kind: 'route' },
  {
    id: 'S-002',
    section: '2, 3',
    requirement: 'Two and a half',
    seen: 'unit: both. e2e in my: shown; no call to the API',
    kind: 'rule',
  },
]
const row = (seen: string): SeedRow => ({ ...rows[0]!, seen })

/** Ids count up from 1 without a gap, so nobody gives one twice or loses a row. */
const misnumbered = (list: readonly SeedRow[]): string[] =>
  list.flatMap(({ id }, at) => (id === `S-${String(at + 1).padStart(3, '0')}` ? [] : [id]))

describe('seed coverage', () => {
  it('no committed row is lost or numbered twice; control: a row left out is told', () => {
    expect(misnumbered(committed)).toEqual([])
    expect(misnumbered(rows.slice(1))).toEqual(['S-002'])
  })

  it('a row asks for each kind of test that its column names, and every committed one asks for one', () => {
    expect(askedOf(rows[1]!)).toEqual(['e2e', 'unit'])
    expect(askedOf(row('api VALUE; e2e'))).toEqual(['e2e', 'api'])
    expect(committed.filter((each) => askedOf(each).length === 0)).toEqual([])
    expect(askedOf(row('somebody looks'))).toEqual([])
  })

  it('a failed test proves nothing; what asks the API is told from what stands beside the code', () => {
    const results = [
      { status: 'passed', fullName: 'a 1' },
      { status: 'failed', fullName: 'a 2' },
    ]
    const file = (name: string) => ({ name, assertionResults: results })
    const testResults = [file('/modules/a.api.test.ts'), file('/modules/a.test.ts')]
    expect(passedInVitest({ testResults })).toEqual([
      { kind: 'api', title: 'a 1' },
      { kind: 'unit', title: 'a 1' },
    ])
  })

  it('a journey proves in whatever form it was kept', () => {
    const kept = { 'e2e/a.spec.ts': { 'xs-my': { on: '2026-11-18', commit: 'a', passed: ['S-001'] } } }
    expect(passedJourneys(kept)).toEqual([{ kind: 'e2e', title: 'S-001' }])
  })

  it('single ids and ranges are read from a title', () => {
    expect(idsIn('S-900 and S-910..S-912 hold')).toEqual(['S-900', 'S-910', 'S-911', 'S-912'])
    expect(idsIn('nothing')).toEqual([])
  })

  it('a row is proven by every kind of test it asks for; another kind is told and proves nothing', () => {
    const pageOf = (...passed: PassedTest[]) => coveragePage(rows, namedRows(passed), [])
    const page = pageOf({ kind: 'e2e', title: 'S-001 S-002' }, { kind: 'api', title: 'S-999' })
    expect(page).not.toContain('- S-001')
    expect(page).toContain('- S-002 (§2, 3) Two and a half: named by e2e, not by unit')
    expect(page).toContain('| **all** | 2 | 1 | 1 | 0 |')
    expect(page).toContain('## Named by a test, but no row\n\n- S-999')
    expect(pageOf({ kind: 'unit', title: 'S-001' })).toContain('named by unit, not by e2e')
    expect(pageOf()).toContain('## Open: rule\n\n- S-002')
    expect(pageOf({ kind: 'unit', title: 'S-002' }, { kind: 'e2e', title: 'S-002' })).not.toContain('- S-002')
  })

  it('the page says how old the journeys are, and which were never kept', () => {
    const passed = ['S-001']
    const kept = { 'e2e/a.spec.ts': { 'xs-my': { on: '2026-11-15', commit: 'a', passed } } }
    const page = coveragePage(rows, new Map(), [
      { name: 'e2e', files: ['e2e/a.spec.ts', 'e2e/b.spec.ts'], kept },
    ])
    expect(page).toContain('| e2e | 2 | 1 | 2026-11-15 | 2026-11-15 |')
    expect(page).toContain('Never kept: `e2e/b.spec.ts`')
  })
})
