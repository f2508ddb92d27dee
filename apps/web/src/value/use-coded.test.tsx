import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OtpView } from '#contracts/identity.ts'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { now } from '../clock/now.ts'
import { beOwner } from '../session/own-storage.ts'
import { restoreSession, signIn } from '../session/session-store.ts'
import { shapedLike } from './shaped-like.ts'
import { useCoded } from './use-coded.ts'

vi.mock('../api/call-api.ts', () => ({ callApi: vi.fn() }))
vi.mock('../clock/now.ts', () => ({ now: vi.fn(() => Date.now()) }))

type Gift = { readonly receiver: string }
const GIFT = { receiver: '959691111111' }
const MOVE = '0199a1b2-0000-7000-8000-000000000001'
const OTP: OtpView = {
  challengeId: 'c',
  codeLength: 6,
  attemptsLeft: 3,
  maskedPhone: '09691•••567',
  expiresIn: 180,
  resendAfter: 30,
  nextStep: 'ENTER_CODE',
  channel: 'SMS',
}

const calls = vi.mocked(callApi)
const confirm = vi.fn<(moveId: string, otp: string, sent: Gift) => Promise<string>>()
const ask = vi.fn(async () => ({ transferId: MOVE, otp: OTP, price: 999 }))

const refusal = (code: string, retryAfterSec: number | null = null) =>
  new ApiRefusal({ code, message: code, status: 409, requestId: '', retryAfterSec })

/** What each call of the engine answers; an error is thrown. */
function server(answers: Record<string, unknown>) {
  calls.mockImplementation(async ({ id }) => {
    const answer = answers[id]
    if (answer instanceof Error) throw answer
    return { result: answer as never, page: null }
  })
}
const standsAt = (state: string) => ({ moveId: MOVE, state, promisedBy: '14:05', receiptNo: null })
const called = (id: string) => calls.mock.calls.filter(([call]) => call.id === id).length

function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const intent = {
    call: 'requestGift',
    about: 'WEEK',
    whom: ({ receiver }: Gift) => receiver,
    read: shapedLike<Gift>({ receiver: '' }),
  }
  return renderHook(() => useCoded({ intent, ask, confirm }), { wrapper }).result
}
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('__OWN__'))

async function askedForCode() {
  const page = openPage()
  act(() => page.current.request.start(GIFT))
  await waitFor(() => expect(page.current.step).not.toBeNull())
  return page
}
async function reloaded() {
  await askedForCode()
  cleanup()
  return openPage()
}

beforeEach(() => {
  signIn('Ma Hnin', 'opaque')
  beOwner('959691234567')
  server({ getMove: standsAt('CODE_SENT') })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  restoreSession()
  vi.clearAllMocks()
  vi.mocked(now).mockImplementation(() => Date.now())
})

describe('a page thrown away while the SMS was read', () => {
  it('comes back at the code, with what it is for, and the code still fits', async () => {
    const page = await reloaded()
    expect(page.current.step).toMatchObject({ moveId: MOVE, sent: GIFT, price: 999, codeLength: 6 })
    confirm.mockResolvedValueOnce('given')
    act(() => page.current.code.start('123456'))
    await waitFor(() => expect(page.current.done).toBe('given'))
    expect(confirm).toHaveBeenCalledWith(MOVE, '123456', GIFT)
    expect(ask).toHaveBeenCalledOnce()
    expect(kept()).toEqual([])
  })

  it('counts its seconds by the clock, and says when the code is too old', async () => {
    const before = Date.now()
    const page = await reloaded()
    expect(page.current.step?.expiresAt).toBeLessThanOrEqual(Date.now() + 180_000)
    cleanup()
    vi.mocked(now).mockImplementation(() => before + 400_000)
    expect(openPage().current.step?.expiresAt, 'said for a while').toBeLessThan(before + 400_000)
    cleanup()
    vi.mocked(now).mockImplementation(() => before + 4_000_000)
    expect(openPage().current.step).toBeNull()
    expect(kept()).toEqual([])
  })

  it.each([
    ['COMPLETED', 'ended'],
    ['EXPIRED', 'ended'],
    ['UNKNOWN', 'checking'],
  ] as const)('hears that it stands at %s', async (state, where) => {
    await askedForCode()
    cleanup()
    server({ getMove: standsAt(state) })
    const page = openPage()
    await waitFor(() => expect(page.current[where]).not.toBeNull())
    expect(confirm).not.toHaveBeenCalled()
  })

  it('is somebody else’s page for another account', async () => {
    await askedForCode()
    cleanup()
    beOwner('959699999999')
    expect(openPage().current.step).toBeNull()
  })
})

describe('the ways out of the code step', () => {
  it('back ends nothing: it is offered, and gone on with', async () => {
    const page = await reloaded()
    act(() => page.current.back())
    expect(page.current.step?.left).toBe(true)
    cleanup()
    const next = openPage()
    expect(next.current.step?.left, 'after a reload too').toBe(true)
    act(() => next.current.goOn())
    expect(next.current.step?.left).toBe(false)
    expect(called('cancelMove')).toBe(0)
  })

  it('cancel gives back what was set aside', async () => {
    const page = await reloaded()
    server({ getMove: standsAt('CODE_SENT'), cancelMove: standsAt('CANCELLED') })
    act(() => page.current.cancel.start(MOVE))
    await waitFor(() => expect(page.current.freed).toMatchObject({ price: 999 }))
    expect(page.current.step).toBeNull()
    expect(kept()).toEqual([])
  })

  it('cancelled too late it is only looked at', async () => {
    const page = await askedForCode()
    server({ getMove: standsAt('EXECUTING'), cancelMove: refusal('CONFLICT') })
    act(() => page.current.cancel.start(MOVE))
    await waitFor(() => expect(page.current.checking).toMatchObject({ moveId: MOVE }))
    expect(page.current.cancel.error).toBeNull()
  })

  it('another code: its own seconds, kept as well', async () => {
    const page = await reloaded()
    server({ getMove: standsAt('CODE_SENT'), resendMoveCode: { otp: { ...OTP, resendAfter: 60 } } })
    act(() => page.current.resend.start())
    await waitFor(() => expect(page.current.step?.sends).toBe(2))
    cleanup()
    expect(openPage().current.step?.resendAt).toBeGreaterThan(Date.now() + 30_000)
  })

  it('too soon for another: the server says how long to wait', async () => {
    const page = await reloaded()
    server({ getMove: standsAt('CODE_SENT'), resendMoveCode: refusal('OTP_TOO_SOON', 100) })
    act(() => page.current.resend.start())
    await waitFor(() => expect(page.current.step?.resendAt).toBeGreaterThan(Date.now() + 90_000))
  })

  it('start again gives up the old one, and asks for a new one', async () => {
    const page = await reloaded()
    act(() => page.current.startAgain())
    expect(page.current.step).toBeNull()
    await waitFor(() => expect(called('cancelMove')).toBe(1))
    expect(kept()).toEqual([])
  })
})

it('a wrong code leaves the step, a lost answer keeps that a code was typed', async () => {
  const page = await askedForCode()
  confirm.mockRejectedValueOnce(refusal('OTP_INVALID'))
  act(() => page.current.code.start('000000'))
  await waitFor(() => expect(page.current.code.refusal).not.toBeNull())
  expect(page.current.step).toMatchObject({ typed: false })
  confirm.mockRejectedValueOnce(new OfflineError('no answer'))
  act(() => page.current.code.start('123456'))
  await waitFor(() => expect(page.current.code.lost).toBe(true))
  expect(page.current.step).toMatchObject({ typed: true })
})
