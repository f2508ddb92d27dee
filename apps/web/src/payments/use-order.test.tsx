import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cancelOrder,
  createOrder,
  inquireTransaction,
  makePayment,
  type CreateOrder,
} from '#contracts/payments.ts'
import { moveIdTime } from '#contracts/move-id.ts'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { beOwner } from '../session/own-storage.ts'
import { restoreSession, signIn } from '../session/session-store.ts'
import { useOrder } from './use-order.ts'

vi.mock('../api/call-api.ts', () => ({ callApi: vi.fn() }))

const calls = vi.mocked(callApi)
const BODY: CreateOrder = { type: 'TOPUP', target: '959691234567', faceValue: 10_000, expectedTotal: 10_000 }
const PLACE = 'https://pay.example/1'

type Answer = () => unknown
/** What each call answers from now on. */
let answers: Record<string, Answer> = {}

const order = (status = 'AWAITING_PAYMENT') => ({ status, refund: 'NONE', total: 10_000, type: 'TOPUP' })
const payment = (status: string, url: string | null = PLACE) => ({
  paymentId: 'p',
  status,
  action: { kind: url ? 'REDIRECT' : 'NONE', url, qrPayload: null },
})
const stands = (status: string, by: ReturnType<typeof payment> | null) => () => ({
  order: order(status),
  payment: by,
  pollAfterSec: null,
})
const refuses =
  (code: string, status = 409) =>
  () => {
    throw new ApiRefusal({ code, message: code, status, requestId: '' })
  }
const isLost = () => {
  throw new OfflineError('no answer')
}
const idsOf = ({ id }: { id: string }) =>
  calls.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input?.moveId)
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('__OWN__'))

/** A page of its own: nothing but the storage is left of the one before. */
function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const go = vi.fn()
  const { result, unmount } = renderHook(() => useOrder('TOPUP', () => '/#/top-up', { go }), { wrapper })
  return { page: result, go, leave: unmount }
}

beforeEach(() => {
  signIn('Ma Hnin', 'opaque')
  beOwner('959691234567')
  answers = {
    [createOrder.id]: order,
    [makePayment.id]: () => payment('PENDING_USER'),
    [inquireTransaction.id]: stands('AWAITING_PAYMENT', payment('PENDING_USER')),
  }
  calls.mockImplementation(async ({ id }, input) => {
    const result = answers[id]?.() as object
    return {
      result: (id === createOrder.id ? { orderId: input?.moveId, ...result } : result) as never,
      page: null,
    }
  })
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  localStorage.clear()
  restoreSession()
})

describe('one press', () => {
  it('orders and begins to pay once, with ids of now, and leads to the place', async () => {
    const { page, go } = openPage()
    act(() => {
      page.current.start(BODY, 'KBZPAY', '')
      page.current.start(BODY, 'KBZPAY', '')
    })
    await waitFor(() => expect(go).toHaveBeenCalledWith(PLACE))
    const ids = [...idsOf(createOrder), ...idsOf(makePayment)]
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
    expect(ids.every((id) => Math.abs(moveIdTime(id ?? '') - Date.now()) < 60_000)).toBe(true)
    await waitFor(() => expect(page.current.stand).toBe('pay'))
    expect(JSON.stringify(kept().map((key) => localStorage.getItem(key)))).not.toContain('faceValue')
  })

  it('refused before it was an order, nothing is left to come back to', async () => {
    answers[createOrder.id] = refuses('DAILY_AMOUNT_LIMIT', 422)
    const { page } = openPage()
    act(() => page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(page.current.send.refusal?.code).toBe('DAILY_AMOUNT_LIMIT'))
    expect([page.current.isOpen, kept()]).toEqual([false, []])
    expect(idsOf(makePayment)).toEqual([])
  })

  it('a way that is down leaves the order, and the next try has an id of its own', async () => {
    answers[makePayment.id] = refuses('CHANNEL_UNAVAILABLE', 503)
    answers[inquireTransaction.id] = stands('AWAITING_PAYMENT', null)
    const { page } = openPage()
    act(() => page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(page.current.stand).toBe('choose'))
    answers[makePayment.id] = () => payment('PENDING_USER')
    act(() => page.current.payBy('CARD'))
    await waitFor(() => expect(idsOf(makePayment)).toHaveLength(2))
    expect(new Set(idsOf(makePayment)).size).toBe(2)
    expect(idsOf(createOrder)).toHaveLength(1)
  })
})

describe('an answer that was lost', () => {
  it('of the order: sent again it is the same order and the same try', async () => {
    answers[createOrder.id] = isLost
    const { page } = openPage()
    act(() => page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(page.current.send.lost).toBe(true))
    answers[createOrder.id] = order
    act(() => page.current.send.again())
    await waitFor(() => expect(idsOf(makePayment)).toHaveLength(1))
    expect(new Set(idsOf(createOrder)).size).toBe(1)
  })

  it('and a reload: it is looked up, and never ordered again by itself', async () => {
    answers[createOrder.id] = isLost
    const first = openPage()
    act(() => first.page.current.start(BODY, 'KBZPAY', '/mobile-services'))
    await waitFor(() => expect(first.page.current.send.lost).toBe(true))
    cleanup()
    const { page } = openPage()
    await waitFor(() => expect(page.current.stand).toBe('pay'))
    expect(page.current.kept?.back).toBe('/mobile-services')
    expect(idsOf(createOrder)).toHaveLength(1)
  })

  it('and it never came: the form stands again, and the same order keeps its id', async () => {
    answers[createOrder.id] = isLost
    const first = openPage()
    act(() => first.page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(first.page.current.send.lost).toBe(true))
    cleanup()
    answers[inquireTransaction.id] = refuses('NOT_FOUND', 404)
    const { page } = openPage()
    await waitFor(() => expect(page.current.isOpen).toBe(false))
    expect(page.current.kept?.body).toEqual(BODY)
    answers[createOrder.id] = order
    act(() => page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(idsOf(createOrder)).toHaveLength(2))
    expect(new Set(idsOf(createOrder)).size).toBe(1)
  })

  it('of a try: the same way again is the same try', async () => {
    answers[makePayment.id] = isLost
    answers[inquireTransaction.id] = stands('AWAITING_PAYMENT', null)
    const { page } = openPage()
    act(() => page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(page.current.stand).toBe('choose'))
    act(() => page.current.payBy('KBZPAY'))
    await waitFor(() => expect(idsOf(makePayment)).toHaveLength(2))
    expect(new Set(idsOf(makePayment)).size).toBe(1)
  })
})

describe('its end', () => {
  async function paid() {
    const { page, leave } = openPage()
    act(() => page.current.start(BODY, 'KBZPAY', ''))
    answers[inquireTransaction.id] = stands('COMPLETED', payment('SUCCEEDED', null))
    await waitFor(() => expect(page.current.kept?.body).toBeNull())
    act(() => page.current.retry())
    await waitFor(() => expect(page.current.stand).toBe('done'))
    return { leave }
  }

  it('once seen is behind whoever goes on', async () => {
    const { leave } = await paid()
    expect(kept()).toHaveLength(1)
    leave()
    expect(kept()).toEqual([])
  })

  it('of somebody else is nothing of ours', async () => {
    const first = openPage()
    act(() => first.page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(first.page.current.stand).toBe('pay'))
    cleanup()
    answers[inquireTransaction.id] = refuses('NOT_FOUND', 404)
    const { page } = openPage()
    await waitFor(() => expect(page.current.kept).toBeNull())
    expect(kept()).toEqual([])
  })

  it('given up it is forgotten, unless it may have been paid', async () => {
    const { page } = openPage()
    act(() => page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(page.current.stand).toBe('pay'))
    answers[cancelOrder.id] = refuses('PAYMENT_UNDER_WAY')
    act(() => page.current.giveUp.start())
    await waitFor(() => expect(page.current.giveUp.refusal?.code).toBe('PAYMENT_UNDER_WAY'))
    expect(kept()).toHaveLength(1)
    answers[cancelOrder.id] = isLost
    act(() => page.current.giveUp.start())
    await waitFor(() => expect(page.current.kept).toBeNull())
    expect(kept()).toEqual([])
  })

  it('whoever says to have paid is not led to pay again, also after a reload', async () => {
    const first = openPage()
    act(() => first.page.current.start(BODY, 'KBZPAY', ''))
    await waitFor(() => expect(first.page.current.stand).toBe('pay'))
    const id = first.page.current.kept?.last.paymentId ?? ''
    answers[inquireTransaction.id] = stands('AWAITING_PAYMENT', { ...payment('PENDING_USER'), paymentId: id })
    act(() => first.page.current.retry())
    act(() => first.page.current.said(true))
    await waitFor(() => expect(first.page.current.stand).toBe('checking'))
    cleanup()
    const { page } = openPage()
    await waitFor(() => expect(page.current.stand).toBe('checking'))
    act(() => page.current.said(false))
    await waitFor(() => expect(page.current.stand).toBe('pay'))
  })
})
