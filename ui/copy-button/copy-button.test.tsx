import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

afterEach(cleanup)

const button = <CopyButton text="*979#" label="Copy" copiedLabel="Copied" failedLabel="Could not copy" />

it('puts the text on the clipboard and says so', async () => {
  const user = userEvent.setup()
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('*979#')
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

it('says when it could not', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Could not copy' })).toBeDefined()
})
