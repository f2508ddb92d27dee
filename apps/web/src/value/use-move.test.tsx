import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moveIdTime } from '#contracts/move-id.ts'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { beOwner, owner } from '../session/own-storage.ts'
import { restoreSession, signIn } from '../session/session-store.ts'
import { signOut } from '../shell/sign-out.ts'
import { shapedLike } from './shaped-like.ts'
import { useMove } from './use-move.ts'

vi.mock('../api/call-api.ts', () => ({ callApi: vi.fn() }))

const looks = vi.mocked(callApi)
const sends = vi.fn<(sent: Order, moveId: string) => Promise<string>>()

type Order = { readonly price: number }
const ORDER = { price: 999 }
const INTENT = { call: 'buy', about: 'WEEK', read: shapedLike<Order>({ price: 0 }) }

const refusal = (code: string, facts = {}, status = 409) =>
  new ApiRefusal({ code, message: code, status, requestId: '', facts })

const standsAt = (state: string, moveId = 'm') =>
  looks.mockResolvedValue({ result: { moveId, state, promisedBy: '14:05' }, page: null })

/** A page of its own: nothing but the storage is left of the one before. */
function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useMove(sends, INTENT), { wrapper }).result
}
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('__OWN__'))
const idsSent = () => sends.mock.calls.map(([, moveId]) => moveId)

async function lostAnswer() {
  sends.mockRejectedValueOnce(new OfflineError('no answer'))
  const page = openPage()
  act(() => page.current.start(ORDER))
  await waitFor(() => expect(page.current.lost).toBe(true))
  cleanup()
}

/** Makes what is stored this much older. */
function older(ms: number) {
  for (const key of kept()) {
    const { at, value } = JSON.parse(localStorage.getItem(key) ?? '')
    localStorage.setItem(key, JSON.stringify({ at: at - ms, value }))
  }
}

beforeEach(() => {
  signIn('Ma Hnin', 'opaque')
  beOwner('959691234567')
  looks.mockReset()
  sends.mockReset()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  restoreSession()
})

describe('an intent whose answer was lost', () => {
  it('is taken up after a reload: watched, and asked for its end under the same id', async () => {
    await lostAnswer()
    standsAt('EXECUTING')
    const page = openPage()
    expect(page.current.checking).toMatchObject({ moveId: idsSent()[0] })
    await waitFor(() => expect(page.current.checking?.time).toBe('14:05'))
    expect(sends).toHaveBeenCalledOnce()
    cleanup()

    standsAt('COMPLETED')
    sends.mockResolvedValueOnce('bought')
    const next = openPage()
    await waitFor(() => expect(next.current.done).toBe('bought'))
    expect(next.current.takenUp).toBe(true)
    expect(sends.mock.calls[1]).toEqual([ORDER, idsSent()[0]])
    expect(kept()).toEqual([])
  })

  it('that the server does not know is sent again by a tap, and never by itself', async () => {
    await lostAnswer()
    older(20_000)
    looks.mockRejectedValue(refusal('NOT_FOUND', {}, 404))
    const page = openPage()
    await waitFor(() => expect(page.current.neverCame).toBe(true))
    expect(page.current.lost).toBe(true)
    expect(sends).toHaveBeenCalledOnce()
    sends.mockResolvedValueOnce('bought')
    act(() => page.current.again())
    await waitFor(() => expect(page.current.done).toBe('bought'))
    expect(sends.mock.calls[1]).toEqual([ORDER, idsSent()[0]])
    expect(page.current.neverCame).toBe(false)
  })

  it('may still be on its way for some seconds', async () => {
    await lostAnswer()
    looks.mockRejectedValue(refusal('NOT_FOUND', {}, 404))
    const page = openPage()
    await waitFor(() => expect(looks).toHaveBeenCalled())
    expect(page.current.neverCame).toBe(false)
    expect(page.current.checking).not.toBeNull()
  })

  it('that never came can be left, and the next is a new one', async () => {
    await lostAnswer()
    older(20_000)
    looks.mockRejectedValue(refusal('NOT_FOUND', {}, 404))
    const page = openPage()
    await waitFor(() => expect(page.current.neverCame).toBe(true))
    act(() => page.current.leave())
    expect(kept()).toEqual([])
    sends.mockResolvedValueOnce('bought')
    act(() => page.current.start(ORDER))
    await waitFor(() => expect(page.current.done).toBe('bought'))
    expect(idsSent()[1]).not.toBe(idsSent()[0])
  })

  it.each([
    [
      'a sign-out',
      () =>
        signOut(
          () => undefined,
          () => Promise.resolve(),
        ),
    ],
    ['a day', async () => older(86_400_001)],
    ['another account', async () => beOwner('959699999999')],
    ['a spoilt storage', async () => kept().forEach((key) => localStorage.setItem(key, '{"at":1'))],
  ])('is gone after %s', async (_, happens) => {
    await lostAnswer()
    expect(kept()).toHaveLength(1)
    await happens()
    const page = openPage()
    expect(page.current.checking).toBeNull()
    expect(looks).not.toHaveBeenCalled()
    expect(kept()).toEqual([])
  })

  it('is found again by the same account after its token died', async () => {
    await lostAnswer()
    signIn('Ma Hnin', 'another-token')
    beOwner('959691234567')
    standsAt('EXECUTING')
    expect(openPage().current.checking).toMatchObject({ moveId: idsSent()[0] })
  })

  it('is kept when the second try is turned away at the door', async () => {
    await lostAnswer()
    standsAt('COMPLETED')
    sends.mockRejectedValueOnce(refusal('UNAUTHENTICATED', {}, 401))
    const page = openPage()
    await waitFor(() => expect(page.current.lost).toBe(true))
    expect(page.current.refusal).toBeNull()
    expect(kept()).toHaveLength(1)
  })
})

describe('a final answer', () => {
  it.each([
    ['a success', async () => sends.mockResolvedValueOnce('bought')],
    ['a refusal', async () => sends.mockRejectedValueOnce(refusal('INSUFFICIENT_BALANCE'))],
    ['no at the door', async () => sends.mockRejectedValueOnce(refusal('UNAUTHENTICATED', {}, 401))],
  ])('clears what was kept: %s', async (_, answers) => {
    await answers()
    const page = openPage()
    act(() => page.current.start(ORDER))
    expect(kept(), 'before it is sent').toHaveLength(1)
    await waitFor(() => expect(page.current.done ?? page.current.refusal).not.toBeNull())
    expect(kept()).toEqual([])
  })

  it('is no final one when nobody knows', async () => {
    sends.mockRejectedValueOnce(refusal('INTERNAL', {}, 500))
    const page = openPage()
    act(() => page.current.start(ORDER))
    await waitFor(() => expect(page.current.lost).toBe(true))
    expect(kept()).toHaveLength(1)
  })
})

describe('a second tab', () => {
  it('sees what the first began, and sends nothing of its own', async () => {
    const second = openPage()
    const first = openPage()
    sends.mockReturnValueOnce(new Promise(() => undefined))
    act(() => first.current.start(ORDER))
    standsAt('EXECUTING')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: kept()[0] ?? '' })))
    await waitFor(() => expect(second.current.checking?.moveId).toBe(idsSent()[0]))
    act(() => second.current.start(ORDER))
    expect(new Set(idsSent()).size).toBe(1)
  })

  it('that heard nothing looks before it sends', async () => {
    const second = openPage()
    const first = openPage()
    sends.mockReturnValueOnce(new Promise(() => undefined))
    act(() => first.current.start(ORDER))
    standsAt('EXECUTING')
    act(() => second.current.start(ORDER))
    await waitFor(() => expect(sends).toHaveBeenCalledOnce())
    expect(second.current.checking?.moveId).toBe(idsSent()[0])
  })
})

describe('another move for the same is under way', () => {
  const OTHER = 'other-move'
  const clash = () => sends.mockRejectedValueOnce(refusal('MOVE_UNDER_WAY', { moveId: OTHER, time: '14:05' }))
  const lookedAt = () => looks.mock.calls.map(([, input]) => input?.params)

  async function refused() {
    clash()
    const page = openPage()
    act(() => page.current.start(ORDER))
    await waitFor(() => expect(page.current.checking).toEqual({ moveId: OTHER, time: '14:05' }))
    return page
  }

  it('only that one is looked at, and the own id is never sent again', async () => {
    standsAt('UNKNOWN', OTHER)
    const page = await refused()
    act(() => page.current.again())
    act(() => page.current.start(ORDER))
    expect(sends).toHaveBeenCalledOnce()
    cleanup()

    standsAt('COMPLETED', OTHER)
    const next = openPage()
    await waitFor(() => expect(next.current.ended).toMatchObject({ state: 'COMPLETED', moveId: OTHER }))
    expect(sends).toHaveBeenCalledOnce()
    expect(new Set(lookedAt().map((params) => JSON.stringify(params)))).toEqual(
      new Set([JSON.stringify({ moveId: OTHER })]),
    )
    expect(kept()).toEqual([])
  })

  it('when nobody knows it any more, the form stands again', async () => {
    looks.mockRejectedValue(refusal('NOT_FOUND', {}, 404))
    clash()
    const page = openPage()
    act(() => page.current.start(ORDER))
    await waitFor(() => expect(looks).toHaveBeenCalled())
    await waitFor(() => expect(page.current.checking).toBeNull())
    expect(page.current.ended).toBeNull()
    expect(kept()).toEqual([])
    expect(sends).toHaveBeenCalledOnce()
  })

  it('when it failed, buying is possible again with a new id', async () => {
    standsAt('FAILED', OTHER)
    clash()
    const page = openPage()
    act(() => page.current.start(ORDER))
    await waitFor(() => expect(page.current.ended).toMatchObject({ state: 'FAILED' }))
    act(() => page.current.reset())
    sends.mockResolvedValueOnce('bought')
    act(() => page.current.start(ORDER))
    await waitFor(() => expect(page.current.done).toBe('bought'))
    expect(idsSent()[1]).not.toBe(idsSent()[0])
    expect(idsSent()).not.toContain(OTHER)
  })
})

it('a storage that is forbidden does not stop anybody from buying', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  sends.mockRejectedValueOnce(new OfflineError('no answer')).mockResolvedValueOnce('bought')
  const page = openPage()
  act(() => page.current.start(ORDER))
  await waitFor(() => expect(page.current.lost).toBe(true))
  act(() => page.current.again())
  await waitFor(() => expect(page.current.done).toBe('bought'))
  expect(idsSent()[1]).toBe(idsSent()[0])
  expect(moveIdTime(idsSent()[0] ?? '')).toBeGreaterThan(0)
  setItem.mockRestore()
})

it('whoever signed in before there was an owner keeps their own too', async () => {
  owner.clear()
  await lostAnswer()
  standsAt('EXECUTING')
  expect(openPage().current.checking).toMatchObject({ moveId: idsSent()[0] })
  cleanup()
  beOwner('959691234567')
  expect(openPage().current.checking).toBeNull()
})
