import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  navigate,
  navigationCount,
  readHash,
  replaceSearch,
  toHref,
  useHashLocation,
  useNavigationCount,
} from './hash-location.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

describe('addresses behind the hash', () => {
  it.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#/', '/', ''],
    ['#top-up', '/top-up', ''],
    ['#/top-up', '/top-up', ''],
    ['#/top-up/', '/top-up', ''],
    ['#/request-issue?service=mobile', '/request-issue', 'service=mobile'],
  ])('S-019 %s is the path %s with the query "%s"', (hash, path, search) => {
    expect(readHash(hash)).toEqual({ path, search })
  })

  it('S-019 moving about changes only the part after #', () => {
    navigate('/qna')
    expect(window.location.pathname).toBe('/')
    expect(window.location.hash).toBe('#/qna')
  })

  it('S-022 going to the page one is on counts as a navigation but adds no history', () => {
    navigate('/qna')
    const before = { count: navigationCount(), length: window.history.length }
    navigate('/qna')
    expect(navigationCount()).toBe(before.count + 1)
    expect(window.history.length).toBe(before.length)
  })

  it('S-022 a plain link to the page one is on counts too', () => {
    navigate('/qna')
    const { result } = renderHook(() => useNavigationCount())
    const before = result.current
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '#/qna'
    act(() => link.click())
    expect(result.current).toBe(before + 1)
    link.remove()
  })

  it('a choice on the page changes the query, but is no navigation and adds no history', () => {
    navigate('/mobile-services')
    const before = { count: navigationCount(), length: window.history.length }
    replaceSearch('days=week')
    expect(window.location.hash).toBe('#/mobile-services?days=week')
    replaceSearch('')
    expect(window.location.hash).toBe('#/mobile-services')
    expect({ count: navigationCount(), length: window.history.length }).toEqual(before)
  })

  it('the hook follows', () => {
    const { result } = renderHook(() => useHashLocation())
    act(() => navigate('/business/dia'))
    expect(result.current[0]).toBe('/business/dia')
  })

  it('a link is drawn once, and only after the browser has shown the touch', async () => {
    const { result } = renderHook(() => useNavigationCount())
    const before = result.current
    window.history.pushState(null, '', '#/ussd')
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'))
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(result.current).toBe(before)
    await act(() => new Promise((resolve) => setTimeout(resolve, 150)))
    expect(result.current).toBe(before + 1)
  })

  it('content links keep their #, outside addresses stay as they are', () => {
    expect(toHref('/ussd')).toBe('#/ussd')
    expect(toHref('#/ussd')).toBe('#/ussd')
    expect(toHref('tel:979')).toBe('tel:979')
    expect(toHref('https://a.example/x')).toBe('https://a.example/x')
  })
})
