import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = [
  { id: 'a', label: 'A', panel: 'first' },
  { id: 'b', label: 'B', panel: 'second' },
]

it('shows the panel of the chosen tab and tells about the choice', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  render(<Tabs label="Parts" tabs={tabs} onSelect={onSelect} />)
  expect(screen.getByRole('tabpanel').textContent).toBe('first')
  await userEvent.click(screen.getByRole('tab', { name: 'B' }))
  expect(screen.getByRole('tabpanel').textContent).toBe('second')
  expect(onSelect).toHaveBeenCalledWith('b')
})

it('obeys the address when it is told what is selected', () => {
  render(<Tabs label="Parts" tabs={tabs} selected="b" onSelect={() => undefined} />)
  expect(screen.getByRole('tab', { name: 'B' }).getAttribute('aria-selected')).toBe('true')
})
