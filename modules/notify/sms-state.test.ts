import { expect, it } from 'vitest'
import { SMS_NEXT, statesBefore, type SmsState } from './sms-state.ts'

const reachable = (from: SmsState, seen = new Set<SmsState>()): Set<SmsState> => {
  for (const to of SMS_NEXT[from] as readonly SmsState[]) if (!seen.has(to)) reachable(to, seen.add(to))
  return seen
}

const isEnd = (state: SmsState) => SMS_NEXT[state].length === 0

it.each(Object.keys(SMS_NEXT) as SmsState[])('from %s there is a way to an end', (state) => {
  expect(isEnd(state) || [...reachable(state)].some(isEnd)).toBe(true)
})

it('the text is kept only where it may still be sent', () => {
  expect(statesBefore('SENDING')).toEqual(['QUEUED'])
  expect(statesBefore('DELIVERED')).toEqual(['SUBMITTED', 'UNKNOWN'])
})
