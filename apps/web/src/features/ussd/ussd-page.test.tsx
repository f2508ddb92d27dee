import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Router } from 'wouter'
import { getUssd, type UssdCode } from '#contracts/ussd.ts'
import { currentSearch, useHashLocation } from '../../navigation/hash-location.ts'
import { Page } from './ussd-page.tsx'

afterEach(cleanup)

const code = (text: string): UssdCode => ({
  id: text,
  code: text,
  group: 'BALANCE',
  title: `Title of ${text}`,
  titleMm: null,
  steps: '',
  stepsMm: null,
  cost: 0,
})

it('a code found by the search of the site stands alone; clearing shows all of them', () => {
  window.location.hash = '#/ussd?q=*124%23'
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData([getUssd.id], [code('*124#'), code('*979#')])
  render(
    <QueryClientProvider client={client}>
      <Router hook={useHashLocation}>
        <Page />
      </Router>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('textbox')).toHaveProperty('value', '*124#')
  expect(screen.queryByText('*979#')).toBeNull()
  fireEvent.click(screen.getByLabelText('search.clear'))
  expect(screen.getByText('*979#')).toBeTruthy()
  expect(currentSearch()).toBe('')
})
