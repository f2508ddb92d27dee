import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { proveNumber, requestOtp } from '#contracts/identity.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { forgetGuestSession, guestSession } from './guest-session.ts'
import { ProveNumberSheet } from './prove-number-sheet.tsx'

vi.mock('../api/call-api.ts', () => ({ callApi: vi.fn() }))
vi.mock('../codes/human-check/prove-human.ts', () => ({
  proveHuman: async (type: string) => `human ${type}`,
}))

const CHALLENGE = 'a'.repeat(32)
const TOKEN = `contact.${'b'.repeat(43)}`
const OTP = {
  challengeId: CHALLENGE,
  codeLength: 6,
  maskedPhone: '09791•••567',
  expiresIn: 180,
  resendAfter: 30,
}
const calls = vi.mocked(callApi)
const sentTo = ({ id }: { id: string }) =>
  calls.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input?.body)
const refusal = (code: string) =>
  new ApiRefusal({ code, message: `said ${code}`, status: 422, requestId: '' })

function open(onProven = vi.fn()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProveNumberSheet
        purpose="CONTACT"
        number="959791234567"
        open
        onClose={() => undefined}
        onProven={onProven}
      />
    </QueryClientProvider>,
  )
  return onProven
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const type = (code: string) =>
  fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: code } })

describe('proving a number without an account', () => {
  beforeEach(() => {
    calls.mockImplementation(async ({ id }) => {
      const result = id === requestOtp.id ? OTP : { token: TOKEN, expiresIn: 1_800 }
      return { result: result as never, page: null }
    })
  })
  afterEach(() => {
    cleanup()
    vi.resetAllMocks()
    forgetGuestSession('CONTACT')
  })

  it('the human check first, then the code, then half an hour in this tab', async () => {
    const onProven = open()
    press('identity.getCode')
    await screen.findByLabelText('identity.code')
    expect(sentTo(requestOtp)).toEqual([
      { purpose: 'CONTACT', phoneNumber: '959791234567', captchaToken: 'human CONTACT' },
    ])
    type('123456')
    await vi.waitFor(() => expect(onProven).toHaveBeenCalledOnce())
    expect(sentTo(proveNumber)).toEqual([
      { purpose: 'CONTACT', phoneNumber: '959791234567', challengeId: CHALLENGE, otp: '123456' },
    ])
    expect(guestSession('CONTACT')).toMatchObject({ number: '959791234567', token: TOKEN })
  })

  it('a wrong code is said at the code, and nothing is proven', async () => {
    calls.mockImplementation(async ({ id }) => {
      if (id === proveNumber.id) throw refusal('OTP_INVALID')
      return { result: OTP as never, page: null }
    })
    const onProven = open()
    press('identity.getCode')
    await screen.findByLabelText('identity.code')
    type('123456')
    await screen.findAllByText('said OTP_INVALID')
    expect(onProven).not.toHaveBeenCalled()
    expect(guestSession('CONTACT')).toBeNull()
  })

  it('a number that is none is said before anything is asked', () => {
    open()
    fireEvent.change(screen.getByRole('textbox', { hidden: true }), { target: { value: '12' } })
    press('identity.getCode')
    expect(screen.getByText('identity.phoneWrong')).toBeTruthy()
    expect(calls).not.toHaveBeenCalled()
  })
})
