import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

afterEach(cleanup)

const options = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Banana' },
]

it('walks the list with the arrows and chooses with Enter', async () => {
  const onChoose = vi.fn<(id: string) => void>()
  render(
    <SearchBox
      label="Search"
      clearLabel="Clear"
      value="x"
      onValue={() => undefined}
      options={options}
      onChoose={onChoose}
    />,
  )
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.keyboard('{ArrowUp}')
  expect(screen.getByRole('option', { name: 'Banana' }).getAttribute('aria-selected')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledWith('a')
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('is emptied by its button, and says when nothing fits', async () => {
  const onValue = vi.fn<(value: string) => void>()
  render(
    <SearchBox
      label="Search"
      clearLabel="Clear"
      value="zz"
      onValue={onValue}
      options={[]}
      onChoose={() => undefined}
      emptyText="Nothing found"
    />,
  )
  await userEvent.click(screen.getByRole('combobox'))
  expect(screen.getByRole('status').textContent).toBe('Nothing found')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onValue).toHaveBeenCalledWith('')
})
