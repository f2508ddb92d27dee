import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { both, readingOf, type Asked, type Reading } from './reading.ts'

const asked = (change: Partial<Asked<string>> = {}): Asked<string> => ({
  data: undefined,
  dataUpdatedAt: 0,
  error: null,
  failureReason: null,
  fetchStatus: 'fetching',
  refetch: () => undefined,
  ...change,
})
const loaded = (data: string, keptAt: number | null = null): Reading<string> => ({
  state: 'loaded',
  data,
  keptAt,
})

describe('what a page of posts can be', () => {
  const kept = { at: 5, data: 'yesterday' }
  const lost = new OfflineError('no answer')
  const refusal = new ApiRefusal({ code: 'INTERNAL', message: '', status: 500, requestId: 'r1' })

  it.each([
    ['waits for its first answer', asked(), true, null, { state: 'waiting' }],
    ['is loaded', asked({ data: 'now', fetchStatus: 'idle' }), true, null, loaded('now')],
    [
      'shows the kept copy as soon as a try is lost',
      asked({ failureReason: lost }),
      true,
      kept,
      loaded('yesterday', 5),
    ],
    [
      'shows the kept copy when the phone is offline',
      asked({ fetchStatus: 'paused' }),
      false,
      kept,
      loaded('yesterday', 5),
    ],
    [
      'dates what it already had',
      asked({ data: 'x', dataUpdatedAt: 7, fetchStatus: 'idle' }),
      false,
      null,
      loaded('x', 7),
    ],
    [
      'keeps trying a server that refuses',
      asked({ failureReason: refusal }),
      true,
      kept,
      { state: 'waiting' },
    ],
  ] as const)('%s', (_, given, online, copy, expected) => {
    expect(readingOf(given, online, copy)).toEqual(expected)
  })

  it('fails with the refusal itself, so that its reference can be shown; a kept copy does not hide it', () => {
    const reading = readingOf(
      asked({ error: refusal, failureReason: refusal, fetchStatus: 'idle' }),
      true,
      kept,
    )
    expect(reading).toMatchObject({ state: 'failed', error: refusal })
  })

  it('is an offline failure when there is no network and no copy', () => {
    const reading = readingOf(asked({ fetchStatus: 'paused' }), false, null)
    expect(reading.state === 'failed' && reading.error).toBeInstanceOf(OfflineError)
  })

  it('S-210 two readings are loaded only together, and the older copy speaks for both', () => {
    expect(both(loaded('a'), { state: 'waiting' })).toEqual({ state: 'waiting' })
    expect(both({ state: 'waiting' }, loaded('b'))).toEqual({ state: 'waiting' })
    expect(both(loaded('a'), loaded('b'))).toEqual({ state: 'loaded', data: ['a', 'b'], keptAt: null })
    expect(both(loaded('a', 9), loaded('b', 4))).toMatchObject({ keptAt: 4 })
    const failed = { state: 'failed', error: new Error('x'), retry: () => undefined } as const
    expect(both({ state: 'waiting' }, failed)).toBe(failed)
  })
})

describe('answers kept on the phone', () => {
  /** The page goes away: nothing waits for an idle moment any longer. */
  const leave = () => window.dispatchEvent(new Event('pagehide'))

  beforeEach(() => {
    leave()
    localStorage.clear()
  })

  it('come back as they were', () => {
    keepAnswer('news', { at: 3, data: ['a'] })
    expect(keptAnswer('news')).toEqual({ at: 3, data: ['a'] })
    leave()
    expect(keptAnswer('news')).toEqual({ at: 3, data: ['a'] })
  })

  it('are written at an idle moment, several at once, or when the page goes away', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    keepAnswer('news', { at: 3, data: ['a'] })
    keepAnswer('ussd', { at: 4, data: [] })
    expect(localStorage.getItem('kept.news')).toBeNull()
    vi.runAllTimers()
    expect(localStorage.getItem('kept.news')).toBe('{"at":3,"data":["a"]}')
    expect(localStorage.getItem('kept.ussd')).not.toBeNull()
    keepAnswer('news', { at: 5, data: [] })
    leave()
    expect(localStorage.getItem('kept.news')).toBe('{"at":5,"data":[]}')
    vi.useRealTimers()
  })

  it('are never more than twelve: the one not used longest is forgotten', () => {
    for (let number = 1; number <= 12; number += 1) keepAnswer(`post-${number}`, { at: number, data: number })
    keepAnswer('post-1', { at: 20, data: 1 })
    keepAnswer('post-13', { at: 21, data: 13 })
    leave()
    expect(keptAnswer('post-2')).toBeNull()
    expect(keptAnswer('post-1')).not.toBeNull()
    expect(keptAnswer('post-13')).not.toBeNull()
  })

  it('that were damaged count as none', () => {
    localStorage.setItem('kept.news', '{"at":')
    expect(keptAnswer('news')).toBeNull()
  })
})
