import { expect, it } from 'vitest'
import { statusOf } from './health.ts'

const NOW = new Date('2026-11-16T05:00:00Z')
/** Newest first: `+` answered, `-` silent, so many seconds apart. */
const calls = (marks: string, apart: number) =>
  Array.from(marks, (mark, at) => ({
    answered: mark === '+',
    at: new Date(NOW.getTime() - at * apart * 1_000),
  }))

it.each([
  ['', 1, 'UP'],
  ['+', 15, 'UP'],
  ['-', 15, 'DOWN'],
  ['---+++++++++++++++++', 15, 'DOWN'],
  ['--++++++++++++++++++', 15, 'UP'],
  ['-+-+-+-+-+-+-+-+-+-+', 15, 'DEGRADED'],
  ['++++----------------', 15, 'DOWN'],
  ['+++++---------------', 15, 'UP'],
  ['-+--+--------------------------', 1, 'DOWN'],
  ['+-++++++++++++++++++', 1, 'UP'],
])('%s every %i s is %s', (marks, apart, status) => {
  expect(statusOf(calls(marks, apart), NOW)).toBe(status)
})
