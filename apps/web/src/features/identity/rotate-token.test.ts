import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadWebConfig } from '../../api/web-config.ts'
import { now } from '../../clock/now.ts'
import { currentSession, forgetSession, rotateAt, signIn } from '../../session/session-store.ts'
import { keepRotation, rotateToken } from './rotate-token.ts'

const fetchCall = vi.fn<typeof fetch>()
const answer = (body: unknown) => new Response(JSON.stringify(body))

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchCall)
  fetchCall.mockImplementation(async () => answer({}))
  await loadWebConfig()
  fetchCall.mockReset()
  fetchCall.mockImplementation(async () =>
    answer({
      code: 'SUCCESS',
      result: { token: 'second', rotateIn: 60, expiresIn: 60, tokenType: 'Bearer' },
    }),
  )
})

afterEach(() => {
  forgetSession()
  vi.unstubAllGlobals()
})

it('a token whose day is over is replaced, and the name stays', async () => {
  signIn('Ma Hnin', 'first')
  keepRotation(-1)
  await rotateToken()
  expect(currentSession()).toEqual({ state: 'signedIn', username: 'Ma Hnin', token: 'second' })
  expect(Number(rotateAt.read())).toBeGreaterThan(now())
})

it('one that is not due is left alone', async () => {
  signIn('Ma Hnin', 'first')
  keepRotation(60)
  await rotateToken()
  expect(fetchCall).not.toHaveBeenCalled()
})

it('without an answer the old one goes on', async () => {
  fetchCall.mockRejectedValue(new TypeError('offline'))
  signIn('Ma Hnin', 'first')
  keepRotation(-1)
  await rotateToken()
  expect(currentSession()).toMatchObject({ token: 'first' })
})
