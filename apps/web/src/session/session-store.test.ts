import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  currentSession,
  forgetSession,
  restoreSession,
  signIn,
  TOKEN_KEY,
  USER_KEY,
  useSession,
} from './session-store.ts'
import { signOut } from '../shell/sign-out.ts'

afterEach(() => {
  localStorage.clear()
  restoreSession()
})

describe('the session', () => {
  it('S-200 S-207 signing in stores username and token under user and __TOKEN__', () => {
    signIn('Ma Hnin', 'opaque')
    expect(USER_KEY).toBe('user')
    expect(TOKEN_KEY).toBe('__TOKEN__')
    expect(localStorage.getItem('user')).toBe('Ma Hnin')
    expect(localStorage.getItem('__TOKEN__')).toBe('opaque')
  })

  it('S-199 S-209 a stored session is restored on load', () => {
    localStorage.setItem('user', 'Ko Min')
    localStorage.setItem('__TOKEN__', 'opaque')
    restoreSession()
    expect(currentSession()).toEqual({ state: 'signedIn', username: 'Ko Min', token: 'opaque' })
  })

  it.each([
    ['no username', null, 'opaque'],
    ['a blank username', '  ', 'opaque'],
    ['no token', 'Ko Min', null],
  ])('S-224 a session with %s counts as anonymous', (_, username, token) => {
    if (username !== null) localStorage.setItem('user', username)
    if (token !== null) localStorage.setItem('__TOKEN__', token)
    restoreSession()
    expect(currentSession()).toEqual({ state: 'anonymous' })
  })

  it('S-209 another tab that signs in or out is followed', () => {
    const { result } = renderHook(() => useSession())
    localStorage.setItem('user', 'Ko Min')
    localStorage.setItem('__TOKEN__', 'opaque')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: '__TOKEN__' })))
    expect(result.current.state).toBe('signedIn')
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(result.current.state).toBe('anonymous')
  })

  it('S-208 signing out clears both keys, tells the server and reloads', async () => {
    const revoke = vi.fn(() => Promise.resolve())
    const reload = vi.fn()
    signIn('Ma Hnin', 'opaque')
    await signOut(reload, revoke)
    expect(localStorage.getItem('user')).toBeNull()
    expect(localStorage.getItem('__TOKEN__')).toBeNull()
    expect(revoke).toHaveBeenCalledWith('opaque')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('S-208 the local part works when the server cannot be told', async () => {
    const reload = vi.fn()
    signIn('Ma Hnin', 'opaque')
    await signOut(reload, () => Promise.reject(new Error('offline')))
    expect(currentSession().state).toBe('anonymous')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('a browser without storage still signs in for the length of the page', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    signIn('Ma Hnin', 'opaque')
    expect(currentSession().state).toBe('signedIn')
    setItem.mockRestore()
    forgetSession()
  })
})
