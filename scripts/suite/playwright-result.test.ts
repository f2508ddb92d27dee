import { expect, test } from 'vitest'
import { playwrightResult } from './playwright-result.ts'

const spec = (title: string, ok: boolean, message?: string) => ({
  title,
  ok,
  file: 'journeys/buy.spec.ts',
  line: 7,
  tests: [
    {
      projectName: 'xs-my',
      results: [{ status: ok ? 'passed' : 'failed', ...(message ? { error: { message } } : {}) }],
    },
  ],
})

test('what failed is named with its form, its place and the first words of its error', () => {
  const result = playwrightResult({
    suites: [
      {
        specs: [spec('buys', true)],
        suites: [{ specs: [spec('gives', false, '\u001B[31mTimed out\u001B[39m\n\nat once')] }],
      },
    ],
    errors: [],
    stats: { expected: 1, unexpected: 1, flaky: 0 },
  })
  expect(result).toEqual({
    passed: 1,
    failed: 1,
    names: ['[xs-my] journeys/buy.spec.ts:7 gives\n    Timed out\n    at once'],
  })
})

test('a test that passed only at its second try, and a fault outside every test, have failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1 }
  expect(playwrightResult({ suites: [], errors: ['the server did not start'], stats }).failed).toBe(2)
})
