import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { pageWindow } from './page-window.ts'
import { ShowMore } from './show-more.tsx'

afterEach(cleanup)

const text = (page: number, pages: number) =>
  pageWindow(page, pages)
    .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
    .join(' ')

it.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [5, 12, '1 … 4 5 6 … 12'],
  [12, 12, '1 … 10 11 12'],
  [3, 12, '1 2 3 4 … 12'],
])('page %d of %d shows %s', (page, pages, shown) => {
  expect(text(page, pages)).toBe(shown)
})

it('more is asked for by the button, which goes when all is shown', async () => {
  const more = vi.fn<() => void>()
  const { rerender } = render(<ShowMore label="Show more" progress="4 of 8" onMore={more} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(more).toHaveBeenCalledTimes(1)
  rerender(<ShowMore label="Show more" progress="8 of 8" onMore={more} done />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('8 of 8')
})
