import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

afterEach(cleanup)

it('acts on a click, and not while it is loading', async () => {
  const act = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={act}>Send</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(act).toHaveBeenCalledTimes(1)
  rerender(
    <Button onClick={act} loading>
      Send
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  expect(act).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

it('a loading submit button does not send its form', async () => {
  const send = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" loading>
        Pay
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  expect(send).not.toHaveBeenCalled()
})

it('is a link when it goes somewhere', () => {
  render(<ButtonLink href="#/top-up">Top up</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe('#/top-up')
})
