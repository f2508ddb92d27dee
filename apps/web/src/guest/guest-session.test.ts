import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { now } from '../clock/now.ts'
import { currentSession, restoreSession } from '../session/session-store.ts'
import { forgetGuestSession, guestSession, keepGuestSession } from './guest-session.ts'
import { useGuestSession } from './use-guest-session.ts'

const HALF_AN_HOUR_MS = 1_800_000
const proven = () => ({
  number: '959791234567',
  token: `contact.${'a'.repeat(43)}`,
  until: now() + HALF_AN_HOUR_MS,
})

afterEach(() => {
  vi.useRealTimers()
  forgetGuestSession('CONTACT')
  localStorage.clear()
})

describe('a number that a guest proved', () => {
  it('S-224 is no sign-in: it stands in the tab, and nothing under user or __TOKEN__', () => {
    keepGuestSession('CONTACT', proven())
    restoreSession()
    expect(Object.keys(sessionStorage)).toEqual(['__GUEST__|CONTACT'])
    expect(Object.keys(localStorage)).toEqual([])
    expect(currentSession()).toEqual({ state: 'anonymous' })
  })

  it('is found by its purpose only', () => {
    const session = proven()
    keepGuestSession('CONTACT', session)
    expect(guestSession('CONTACT')).toEqual(session)
    expect(guestSession('TICKET')).toBeNull()
  })

  it('is forgotten, in the tab too', () => {
    keepGuestSession('CONTACT', proven())
    forgetGuestSession('CONTACT')
    expect(guestSession('CONTACT')).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('is over after half an hour, and a screen that stands open sees it', () => {
    vi.useFakeTimers()
    keepGuestSession('CONTACT', proven())
    const { result } = renderHook(() => useGuestSession('CONTACT'))
    expect(result.current?.number).toBe('959791234567')
    act(() => void vi.advanceTimersByTime(HALF_AN_HOUR_MS))
    expect(result.current).toBeNull()
  })

  it.each(['', '{', '[]', '{"number":1}', '{"number":"959","token":"x"}'])(
    'is not read out of a spoilt value %s',
    async (value) => {
      vi.resetModules()
      sessionStorage.setItem('__GUEST__|TICKET', value)
      const again = await import('./guest-session.ts')
      expect(again.guestSession('TICKET')).toBeNull()
      sessionStorage.clear()
    },
  )

  it('comes back to a page that was thrown away', async () => {
    vi.resetModules()
    const session = proven()
    sessionStorage.setItem('__GUEST__|TICKET', JSON.stringify(session))
    const again = await import('./guest-session.ts')
    expect(again.guestSession('TICKET')).toEqual(session)
    sessionStorage.clear()
  })
})
