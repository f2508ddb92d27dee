import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Ticket } from '#contracts/tickets.ts'
import { Thread } from './thread.tsx'

const message = (by: Ticket['thread'][number]['by'], text: string) => ({
  messageId: text,
  at: '2026-11-16T10:00:00.000Z',
  by,
  who: by === 'AGENT' ? 'Hnin Wai' : null,
  text,
  textMm: null,
  files: [],
})

const TICKET = {
  thing: { kind: 'MOVE', id: 'm', number: null, amount: 5000, at: null, state: 'FAILED' },
  thread: [
    message('CUSTOMER', 'See https://example.com/<b>x</b> and javascript:alert(1)'),
    message('AGENT', 'We look into it.'),
  ],
} as unknown as Ticket

afterEach(cleanup)

it('what people write is text: no link and no element comes of it', () => {
  const { container } = render(<Thread ticket={TICKET} />)
  expect(screen.getByText(/https:\/\/example\.com\/<b>x<\/b>/)).toBeTruthy()
  expect(container.querySelectorAll('a, b').length).toBe(0)
})

it('what it is about stands in the first word, and a person has a name', () => {
  render(<Thread ticket={TICKET} />)
  expect(screen.getAllByText(/tickets\.thing\.MOVE/)).toHaveLength(1)
  expect(screen.getByText(/Hnin Wai/)).toBeTruthy()
})
