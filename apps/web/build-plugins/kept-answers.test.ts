import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { keptFor } from './kept-answers.ts'

type Match = (of: { url: URL; request: { mode: string }; sameOrigin: boolean }) => boolean

function handlerOf(path: string, mode = 'cors', sameOrigin = true): string | null {
  const url = new URL(path, 'https://site.example')
  const rule = keptFor().find(({ urlPattern }) =>
    // As the worker sees it: made from text, with nothing around it.
    (runInNewContext(`(${String(urlPattern)})`) as Match)({ url, request: { mode }, sameOrigin }),
  )
  return rule ? String(rule.handler) : null
}

describe('what the worker keeps', () => {
  it.each([
    ['/', 'navigate', 'NetworkOnly'],
    ['/assets/i18n/my.json', 'cors', 'NetworkFirst'],
    ['/assets/i18n/en/ussd-page.json', 'cors', 'NetworkFirst'],
    ['/assets/main-AbCd1234.js', 'cors', 'CacheFirst'],
    ['/api/v1/get-latest-post-list', 'cors', 'NetworkFirst'],
    ['/api/v1/get-post?page=0&size=20', 'cors', 'NetworkFirst'],
    ['/api/v1/get-post-detail/42', 'cors', 'NetworkFirst'],
    ['/api/v1/get-ussd', 'cors', 'StaleWhileRevalidate'],
    ['/api/v1/intl/idd', 'cors', 'StaleWhileRevalidate'],
    ['/find-shop/list', 'cors', 'StaleWhileRevalidate'],
    ['/media/tea-shop-720.avif', 'no-cors', 'CacheFirst'],
  ])('%s (%s): %s', (path, mode, handler) => expect(handlerOf(path, mode)).toBe(handler))

  it.each([
    '/gw/api/v1/account-detail/individual/account-main?phoneNumber=1',
    '/fbb/inquiry/account',
    '/loyalty-card/inquiry',
    '/ticket/list',
    '/api/v1/search-vas-package',
    '/api/v1/get-vas-package-popular',
    '/api/v1/faq/x/vote',
    '/health/ready',
  ])('never %s', (path) => expect(handlerOf(path)).toBeNull())

  it('no page but the shell, and nothing of another origin', () => {
    expect(handlerOf('/s/post/1', 'navigate')).toBeNull()
    expect(handlerOf('/api/v1/get-ussd', 'cors', false)).toBeNull()
  })
})
