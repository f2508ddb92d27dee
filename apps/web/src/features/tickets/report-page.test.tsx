import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { createTicket, getTicketCategories, type TicketCategory, voteSelfHelp } from '#contracts/tickets.ts'
import { callApi } from '../../api/call-api.ts'
// Here already, so that opening it does not wait for its files.
import '../../guest/prove-number-sheet.tsx'
import { restoreSession, signIn } from '../../session/session-store.ts'
import { Page } from './report-page.tsx'

vi.mock('../../api/call-api.ts', () => ({ callApi: vi.fn() }))

const MOVE = '01a0c0de-0000-7000-8000-000000000001'
const category = (code: string, more: Partial<TicketCategory> = {}): TicketCategory => ({
  code,
  service: 'mobile',
  name: `name ${code}`,
  nameMm: `name ${code}`,
  priority: 'P2',
  asksPlace: false,
  files: 'PHOTO',
  things: ['MOVE'],
  fields: [],
  selfHelp: [{ title: 'Wait', titleMm: 'Wait', steps: ['A minute'], stepsMm: ['A minute'] }],
  answerBy: '2026-11-17T10:00:00.000Z',
  ...more,
})
const calls = vi.mocked(callApi)
const sentTo = ({ id }: { id: string }) =>
  calls.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input?.body)

function open(search: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Router searchHook={() => search}>
        <Page routeId="requestIssue" params={{}} />
      </Router>
    </QueryClientProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('reporting a problem', () => {
  beforeEach(() => {
    calls.mockImplementation(async ({ id }) => {
      const answers: Record<string, unknown> = {
        [getTicketCategories.id]: [category('PACKAGE_NOT_RECEIVED'), category('SLOW_DATA', { things: [] })],
        [createTicket.id]: { isNew: true, ticket: { ticketNo: 'T-1', thread: [] } },
        getFibreContracts: { contracts: [] },
      }
      return { result: (answers[id] ?? []) as never, page: null }
    })
  })
  afterEach(() => {
    cleanup()
    vi.resetAllMocks()
    localStorage.clear()
    restoreSession()
  })

  it('S-307 without a service both are offered, and no form stands there', () => {
    open('')
    expect(screen.getAllByRole('link', { name: /tickets\.service\.(mobile|ftth)/ })).toHaveLength(2)
    expect(screen.queryByRole('form')).toBeNull()
  })

  it('what often helps comes before the form, and is counted', async () => {
    signIn('Ma Hnin', 'token')
    open('service=mobile')
    fireEvent.click(await screen.findByRole('radio', { name: 'name SLOW_DATA' }))
    expect(screen.queryByRole('form')).toBeNull()
    press('tickets.notYet')
    expect(await screen.findByRole('form', { name: 'tickets.form' })).toBeTruthy()
    await vi.waitFor(() => expect(sentTo(voteSelfHelp)).toEqual([{ service: 'mobile', helped: false }]))
  })

  it('with the thing that went wrong one press sends it, by its id', async () => {
    signIn('Ma Hnin', 'token')
    open(`service=mobile&category=PACKAGE_NOT_RECEIVED&thing=MOVE.${MOVE}`)
    await screen.findByRole('form', { name: 'tickets.form' })
    press('tickets.send')
    await vi.waitFor(() => expect(sentTo(createTicket)).toHaveLength(1))
    expect(sentTo(createTicket)[0]).toMatchObject({
      service: 'mobile',
      categoryCode: 'PACKAGE_NOT_RECEIVED',
      thing: { kind: 'MOVE', id: MOVE },
      description: 'tickets.say.PACKAGE_NOT_RECEIVED',
      fileIds: [],
    })
    await vi.waitFor(() => expect(location.hash).toBe('#/request-issue/track?no=T-1'))
  })

  it('too few words are said at their field, and nothing is sent', async () => {
    signIn('Ma Hnin', 'token')
    open('service=mobile&category=SLOW_DATA')
    fireEvent.click(await screen.findByRole('button', { name: 'tickets.notYet' }))
    const field = await screen.findByLabelText('tickets.words')
    fireEvent.change(field, { target: { value: 'slow' } })
    press('tickets.send')
    expect(screen.getByText('tickets.wrong.short')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(sentTo(createTicket)).toEqual([])
  })

  it('a guest is asked for a code only when sending', async () => {
    open('service=mobile&category=SLOW_DATA')
    fireEvent.click(await screen.findByRole('button', { name: 'tickets.notYet' }))
    fireEvent.change(await screen.findByLabelText('tickets.words'), {
      target: { value: 'Slow since Monday.' },
    })
    expect(screen.queryByText('guest.title')).toBeNull()
    press('tickets.sendWithCode')
    expect(await screen.findByText('guest.title', {}, { timeout: 8_000 })).toBeTruthy()
    expect(sentTo(createTicket)).toEqual([])
  })
})
