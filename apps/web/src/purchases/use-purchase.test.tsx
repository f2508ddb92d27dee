import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerVasPackage, requestRegister } from '#contracts/purchases.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { usePurchase } from './use-purchase.ts'

vi.mock('../api/call-api.ts', () => ({ callApi: vi.fn() }))

const ORDER = { expectedPrice: 4_999, autoRenew: false, acceptOverlap: false }
const OTP = { challengeId: 'c', codeLength: 6, attemptsLeft: 3, expiresIn: 180, resendAfter: 30 }
const calls = vi.mocked(callApi)
const asked = (id: string) => calls.mock.calls.filter(([call]) => call.id === id).length

function server(direct: string) {
  calls.mockImplementation(async ({ id }) => {
    if (id === registerVasPackage.id)
      throw new ApiRefusal({ code: direct, message: direct, status: 428, requestId: '', retryAfterSec: null })
    return { result: { transferId: 'm', otp: OTP, price: 4_999 } as never, page: null }
  })
}

function openSheet() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => usePurchase({ id: 'HALF' }), { wrapper }).result
}

describe('a purchase that the server wants a code for', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.resetAllMocks()
  })

  it('goes on to the code by itself, and shows no refusal', async () => {
    server('OTP_REQUIRED')
    const sheet = openSheet()
    act(() => sheet.current.order(ORDER))
    await waitFor(() => expect(sheet.current.stage).toBe('code'))
    expect(sheet.current.refusal).toBeNull()
    expect([asked(registerVasPackage.id), asked(requestRegister.id)]).toEqual([1, 1])
  })

  it('any other refusal is shown, and no code is asked for', async () => {
    server('PACKAGE_NOT_ELIGIBLE')
    const sheet = openSheet()
    act(() => sheet.current.order(ORDER))
    await waitFor(() => expect(sheet.current.refusal?.code).toBe('PACKAGE_NOT_ELIGIBLE'))
    expect(asked(requestRegister.id)).toBe(0)
  })
})
