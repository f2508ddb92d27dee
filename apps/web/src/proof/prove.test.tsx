import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMe } from '#contracts/identity.ts'
import { askProof } from '#contracts/proof.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { Prove } from './prove.tsx'
import type { Wanted } from './wanted.ts'

vi.mock('../api/call-api.ts', () => ({ callApi: vi.fn() }))

const CHALLENGE = 'a'.repeat(32)
const OTP = {
  challengeId: CHALLENGE,
  codeLength: 6,
  attemptsLeft: 3,
  maskedPhone: '09691•••567',
  expiresIn: 180,
  resendAfter: 30,
}
const calls = vi.mocked(callApi)
const asked = () => calls.mock.calls.filter(([call]) => call.id === askProof.id).length

function server(passkeys: number) {
  calls.mockImplementation(async ({ id }) => {
    const result = id === getMe.id ? { passkeys, deviceKeys: 1 } : OTP
    return { result: result as never, page: null }
  })
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function open(wanted: Partial<Wanted> = {}, queries = client()) {
  const mutate = vi.fn()
  const whole = { error: null, isPending: false, reset: () => {}, mutate, ...wanted }
  const view = render(
    <QueryClientProvider client={queries}>
      <Prove purpose="EXPORT" wanted={whole} />
    </QueryClientProvider>,
  )
  return { mutate, ...view }
}

const press = (key: string) => fireEvent.click(screen.getByRole('button', { name: key }))
const type = (code: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: code } })

describe('proving that it is you', () => {
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', function stub() {})
  })
  afterEach(() => {
    cleanup()
    vi.resetAllMocks()
    vi.unstubAllGlobals()
  })

  it('by a code: asked for once, handed on with its challenge', async () => {
    server(0)
    const { mutate } = open()
    press('proof.sendCode')
    await screen.findByRole('textbox')
    type('123456')
    expect(mutate).toHaveBeenCalledWith({ challengeId: CHALLENGE, otp: '123456' })
    expect(asked()).toBe(1)
  })

  it('a wrong code is said at the code; another refusal is said apart', async () => {
    server(0)
    const refusal = (code: string) =>
      new ApiRefusal({ code, message: `said ${code}`, status: 422, requestId: '' })
    const queries = client()
    const first = open({}, queries)
    press('proof.sendCode')
    await screen.findByRole('textbox')
    first.unmount()
    open({ error: refusal('OTP_INVALID') }, queries)
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    cleanup()
    open({ error: refusal('INTERNAL') }, queries)
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.getByText('said INTERNAL')).toBeTruthy()
  })

  it('a sheet that is opened again comes back to the code that is on its way, until it was tried', async () => {
    server(0)
    const queries = client()
    const first = open({}, queries)
    press('proof.sendCode')
    await screen.findByRole('textbox')
    first.unmount()
    const second = open({}, queries)
    type('123456')
    second.unmount()
    open({}, queries)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(asked()).toBe(1)
  })

  it.each([
    [0, 0],
    [2, 1],
  ])('with %i passkeys there are %i ways more', async (passkeys, buttons) => {
    server(passkeys)
    open()
    await waitFor(() => expect(calls.mock.calls.some(([call]) => call.id === getMe.id)).toBe(true))
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'proof.byPasskey' })).toHaveLength(buttons),
    )
  })
})
