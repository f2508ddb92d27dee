import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Marquee } from './marquee.tsx'

afterEach(cleanup)

it('is read once: the echo is hidden and cannot be reached by Tab', async () => {
  render(
    <Marquee label="News" pauseLabel="Pause" playLabel="Play" items={[{ text: 'Hello', href: '#/a' }]} />,
  )
  const region = screen.getByRole('region', { name: 'News' })
  expect(within(region).getAllByRole('link')).toHaveLength(1)
  expect(region.querySelectorAll('a[tabindex="-1"]')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
})
