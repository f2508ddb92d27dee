import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

afterEach(cleanup)

const sheet = (open: boolean, onClose = () => undefined as void) => (
  <Sheet open={open} onClose={onClose} title="Menu" closeLabel="Close">
    <p>Inside</p>
  </Sheet>
)

it('draws its inside only while open, and frees the page when it closes', () => {
  const { rerender } = render(sheet(false))
  expect(screen.queryByText('Inside')).toBeNull()
  rerender(sheet(true))
  expect(screen.getByText('Inside')).toBeDefined()
  expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(true)
  expect(document.documentElement.style.overflow).toBe('hidden')
  rerender(sheet(false))
  expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(false)
  expect(document.documentElement.style.overflow).toBe('')
})

it('asks to be closed by its button, by Escape and by the ground around it', async () => {
  const onClose = vi.fn<() => void>()
  render(sheet(true, onClose))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  const dialog = document.querySelector('dialog') as HTMLDialogElement
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(3)
  fireEvent.click(screen.getByText('Inside'))
  expect(onClose).toHaveBeenCalledTimes(3)
})

it('opens where the browser has no modal dialog', () => {
  const own = HTMLDialogElement.prototype.showModal
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  render(sheet(true))
  expect(document.querySelector('dialog[open]')).not.toBeNull()
  HTMLDialogElement.prototype.showModal = own
})
