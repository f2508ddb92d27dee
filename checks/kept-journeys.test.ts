import { describe, expect, it } from 'vitest'
import { isKept } from '../scripts/e2e/is-kept.ts'
import { journeyTests, type JourneyTest } from '../scripts/e2e/journey-tests.ts'
import { keepRun, stillThere, type KeptResults } from '../scripts/e2e/kept-results.ts'

const BUY = 'e2e/journeys/buy.spec.ts'
const GIVE = 'e2e/journeys/give.spec.ts'

const aTest = (file: string, title: string, more: Partial<JourneyTest> = {}): JourneyTest => ({
  file,
  form: 'xs-my',
  title,
  status: 'expected',
  ...more,
})
const THERE = [aTest(BUY, 'once'), aTest(BUY, 'twice'), aTest(GIVE, 'a gift')]
const OLD = { on: '2026-11-15', commit: 'aaaaaaaa' }
const NEW = { on: '2026-11-18', commit: 'bbbbbbbb' }
const KEPT: KeptResults = {
  [BUY]: { 'lg-en': { ...OLD, passed: ['once'] }, 'xs-my': { ...OLD, passed: ['once'] } },
  [GIVE]: { 'xs-my': { ...OLD, passed: ['a gift'] } },
}

describe('a run of journeys', () => {
  it.each([
    ['that is green', { passed: 1_532, failed: 0 }, {}, true],
    ['with one that failed', { passed: 1_531, failed: 1 }, {}, false],
    ['of nothing', { passed: 0, failed: 0 }, {}, false],
    ['against what somebody left running', { passed: 10, failed: 0 }, { E2E_USE_RUNNING: '1' }, false],
    ['of CI', { passed: 10, failed: 0 }, { CI: '1' }, false],
  ])('%s: whether it is kept', (_, counts, env, kept) => {
    expect(isKept(counts, env)).toBe(kept)
  })

  it('replaces the spec files and forms it ran whole, and leaves all others with their day', () => {
    const run = [aTest(BUY, 'once'), aTest(BUY, 'twice')]
    expect(keepRun(KEPT, run, THERE, NEW)).toEqual({
      [BUY]: { 'lg-en': { ...OLD, passed: ['once'] }, 'xs-my': { ...NEW, passed: ['once', 'twice'] } },
      [GIVE]: KEPT[GIVE],
    })
  })

  it('of a part of a spec file keeps nothing of it', () => {
    expect(keepRun(KEPT, [aTest(BUY, 'twice')], THERE, NEW)).toEqual(KEPT)
  })

  it('keeps what passed: a skipped one is ok to Playwright, not to us', () => {
    const run = [aTest(BUY, 'once'), aTest(BUY, 'twice', { status: 'skipped' })]
    expect(keepRun({}, run, THERE, NEW)).toEqual({ [BUY]: { 'xs-my': { ...NEW, passed: ['once'] } } })
  })

  it('that was kept does not count where its test, form or file is gone', () => {
    expect(stillThere(KEPT, THERE)).toEqual({
      [BUY]: { 'xs-my': KEPT[BUY]?.['xs-my'] },
      [GIVE]: KEPT[GIVE],
    })
    expect(stillThere(KEPT, [aTest(BUY, 'twice')])).toEqual({})
  })
})

it('a report names file, form and titles', () => {
  const spec = (title: string) => ({
    title,
    file: 'journeys/buy.spec.ts',
    tests: [{ projectName: 'xs-my', status: 'expected' }],
  })
  const inner = { title: 'signed in', file: 'journeys/buy.spec.ts', specs: [spec('twice')] }
  const file = {
    title: 'journeys/buy.spec.ts',
    file: 'journeys/buy.spec.ts',
    specs: [spec('once')],
    suites: [inner],
  }
  expect(journeyTests({ config: { rootDir: '/here/e2e' }, suites: [file] }, '/here')).toEqual([
    aTest(BUY, 'once'),
    aTest(BUY, 'signed in twice'),
  ])
})
