import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BASES } from '#contracts/bases.ts'
import { getAnnouncement, getBannerByType, getPostDetail } from '#contracts/content.ts'
import type { Call } from '#contracts/call.ts'
import { contact } from '#contracts/contact.ts'
import { getVasGroup } from '#contracts/packages.ts'
import { setCurrentLang } from '../i18n/lang.ts'
import { forgetSession, signIn } from '../session/session-store.ts'
import { AFTER_LOGIN_KEY } from '../session/after-login.ts'
import { ApiRefusal, OfflineError } from './api-errors.ts'
import { callApi } from './call-api.ts'
import { shouldRetryRead } from './query-client.ts'
import { DEFAULT_CONFIG, loadWebConfig, readWebConfig } from './web-config.ts'

const fetchCall = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const sent = () => {
  const [address, init] = fetchCall.mock.calls[0] ?? []
  return {
    address: String(address),
    init: init ?? {},
    headers: (init?.headers ?? {}) as Record<string, string>,
  }
}

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchCall)
  fetchCall.mockReset()
  fetchCall.mockResolvedValue(answer({ bases: {} }))
  await loadWebConfig()
  fetchCall.mockReset()
  fetchCall.mockImplementation(async () => answer({ code: 'SUCCESS', result: [] }))
  setCurrentLang('my')
})

afterEach(() => {
  vi.unstubAllGlobals()
  forgetSession()
  sessionStorage.clear()
})

describe('a call', () => {
  it('S-232 goes to its base; reads that may be cached go as GET', async () => {
    await callApi(getBannerByType, { query: { type: 'HOME' } })
    expect(sent().address).toBe('/api/v1/get-banner-by-type?type=HOME')
    expect(sent().init.method).toBe('GET')
  })

  it('fills parameters safely', async () => {
    await callApi(getPostDetail, { params: { id: 'a/b' } })
    expect(sent().address).toBe('/api/v1/get-post-detail/a%2Fb')
  })

  it.each([
    ['my', 'MU'],
    ['en', 'en-US'],
  ] as const)('S-268 S-269 in %s the language header is %s', async (lang, header) => {
    setCurrentLang(lang)
    await callApi(getAnnouncement)
    expect(sent().headers['Accept-Language']).toBe(header)
  })

  it('S-230 carries the stored token, and none when there is none', async () => {
    await callApi(getAnnouncement)
    expect(sent().headers).not.toHaveProperty('Authorization')
    fetchCall.mockClear()
    signIn('Ma Hnin', 'opaque')
    await callApi(getAnnouncement)
    expect(sent().headers['Authorization']).toBe('Bearer opaque')
  })

  it('S-231 never carries it where the call says so', async () => {
    signIn('Ma Hnin', 'opaque')
    await callApi({ ...getAnnouncement, session: 'never' } as Call)
    expect(sent().headers).not.toHaveProperty('Authorization')
  })

  it('a change carries the client header and its body', async () => {
    await callApi(contact, { body: { body: 'Good morning to you' } })
    expect(sent().headers['x-client']).toMatch(/-web$/)
    expect(sent().init.method).toBe('POST')
    expect(sent().init.body).toBe('{"body":"Good morning to you"}')
  })

  it.each([{ code: 'success', result: [] }, { code: 'OK', result: [] }, { result: [] }, [], null])(
    'S-290 an answer %j is never used',
    async (body) => {
      fetchCall.mockImplementation(async () => answer(body))
      await expect(callApi(getVasGroup)).rejects.toBeInstanceOf(ApiRefusal)
    },
  )

  it('a refusal speaks the chosen language and keeps the reference', async () => {
    const body = {
      code: 'NOT_FOUND',
      message: 'Not found.',
      messageMm: 'ရှာမတွေ့ပါ။',
      result: null,
      requestId: 'r1',
    }
    fetchCall.mockImplementation(async () => answer(body, 404))
    await expect(callApi(getPostDetail, { params: { id: 'x' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'ရှာမတွေ့ပါ။',
      status: 404,
      requestId: 'r1',
    })
  })

  it('no answer at all is an offline error', async () => {
    fetchCall.mockRejectedValue(new TypeError('failed'))
    await expect(callApi(getAnnouncement)).rejects.toBeInstanceOf(OfflineError)
  })

  it('a dead token signs out and keeps the place for after the sign-in', async () => {
    window.history.replaceState(null, '', '#/qna')
    signIn('Ma Hnin', 'dead')
    fetchCall.mockImplementation(async () =>
      answer({ code: 'TOKEN_EXPIRED', message: '', result: null }, 401),
    )
    await expect(callApi(getAnnouncement)).rejects.toBeInstanceOf(ApiRefusal)
    expect(window.location.hash).toBe('#/log-in?ended')
    expect(sessionStorage.getItem(AFTER_LOGIN_KEY)).toContain('/qna')
    expect(localStorage.getItem('__TOKEN__')).toBeNull()
  })

  it('a late refusal of the token before this one signs nobody out', async () => {
    signIn('Ma Hnin', 'old')
    fetchCall.mockImplementation(async () => {
      signIn('Ma Hnin', 'new')
      return answer({ code: 'TOKEN_EXPIRED', message: '', result: null }, 401)
    })
    await expect(callApi(getAnnouncement)).rejects.toBeInstanceOf(ApiRefusal)
    expect(localStorage.getItem('__TOKEN__')).toBe('new')
  })

  it('a token given with the call is sent in place of the stored one', async () => {
    await callApi(getAnnouncement, { token: 'not stored yet' })
    expect(sent().headers['Authorization']).toBe('Bearer not stored yet')
  })
})

describe('asking again', () => {
  it('reads are asked at most two times more, refusals below 500 never', () => {
    expect([0, 1, 2].map((failures) => shouldRetryRead(failures, new OfflineError('x')))).toEqual([
      true,
      true,
      false,
    ])
    const refusal = (status: number) => new ApiRefusal({ code: 'X', message: '', status, requestId: '' })
    expect(shouldRetryRead(0, refusal(404))).toBe(false)
    expect(shouldRetryRead(0, refusal(503))).toBe(true)
  })
})

describe('run-time configuration', () => {
  it('S-289 knows every base, and a base can move by itself', () => {
    const config = readWebConfig({ bases: { ticket: 'https://tickets.example/t/' } })
    expect(config.bases).toEqual({ ...BASES, ticket: 'https://tickets.example/t' })
  })

  it('S-225 the shop map asks for a sign-in unless told not to', () => {
    expect(readWebConfig({}).findShop.requireLogin).toBe(true)
    expect(readWebConfig({ flags: { 'findShop.requireLogin': false } }).findShop.requireLogin).toBe(false)
  })

  it('holds when the file is spoilt', () => expect(readWebConfig('nonsense')).toEqual(DEFAULT_CONFIG))
})
