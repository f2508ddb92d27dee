import { afterEach, describe, expect, it } from 'vitest'
import { AFTER_LOGIN_KEY, rememberForAfterLogin, takeAfterLogin } from './after-login.ts'

const MINUTE = 60_000

afterEach(() => sessionStorage.clear())

describe('where to go after the sign-in', () => {
  it('S-216 S-218 keeps target path and item id', () => {
    rememberForAfterLogin('/digital-service/utilities/data-share/d1', 'd1', 0)
    expect(takeAfterLogin(MINUTE)).toEqual({ path: '/digital-service/utilities/data-share/d1', itemId: 'd1' })
  })

  it('S-222 is used once', () => {
    rememberForAfterLogin('/qna', null, 0)
    expect(takeAfterLogin(1)?.path).toBe('/qna')
    expect(takeAfterLogin(2)).toBeNull()
  })

  it('is forgotten after 15 minutes', () => {
    rememberForAfterLogin('/qna', null, 0)
    expect(takeAfterLogin(15 * MINUTE - 1)).not.toBeNull()
    rememberForAfterLogin('/qna', null, 0)
    expect(takeAfterLogin(15 * MINUTE)).toBeNull()
  })

  it.each(['https://evil.example', '//evil.example', '/no-such-page', '/log-in', 'javascript:alert(1)'])(
    'never leads to %s',
    (path) => {
      rememberForAfterLogin(path, null, 0)
      expect(takeAfterLogin(1)).toBeNull()
    },
  )

  it.each(['', 'null', '{', '{"path":1}', '[]'])('reads nothing from a spoilt value %s', (value) => {
    sessionStorage.setItem(AFTER_LOGIN_KEY, value)
    expect(takeAfterLogin(1)).toBeNull()
  })
})
