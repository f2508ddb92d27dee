import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Table } from './table.tsx'

afterEach(cleanup)

it('keeps the roles of a table and carries the header into each cell', () => {
  const columns = [
    { id: 'n', header: 'Name', cell: (line: { n: string; k: string }) => line.n },
    { id: 'k', header: 'Price', cell: (line: { n: string; k: string }) => line.k, number: true },
  ]
  render(
    <Table caption="Prices" columns={columns} lines={[{ n: 'Small', k: '900' }]} lineId={(line) => line.n} />,
  )
  expect(screen.getByRole('table', { name: 'Prices' })).toBeDefined()
  expect(screen.getByRole('rowheader', { name: 'Small' })).toBeDefined()
  expect(screen.getByRole('cell', { name: '900' }).dataset['label']).toBe('Price')
})
