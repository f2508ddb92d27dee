import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { useCategoryPosts } from './use-category-posts.ts'

const call = vi.hoisted(() => vi.fn<(call: unknown, input: object) => Promise<object>>())
vi.mock('./call-api.ts', () => ({ callApi: call }))

type Wanted = { readonly categoryId?: string; readonly size: number }

it('asks for as many as are shown, and not before the category is known', async () => {
  call.mockImplementation(async (_call, input) => ({
    result: Array.from({ length: (input as { query: { size: number } }).query.size }),
  }))
  const client = new QueryClient()
  const { result, rerender } = renderHook(
    ({ categoryId, size }: Wanted) => useCategoryPosts(categoryId, size),
    {
      initialProps: { size: 3 } as Wanted,
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  expect(call).not.toHaveBeenCalled()
  rerender({ categoryId: 'promotions', size: 3 })
  await waitFor(() => expect(result.current.data).toHaveLength(3))
  // A longer list elsewhere is another answer.
  rerender({ categoryId: 'promotions', size: 4 })
  await waitFor(() => expect(result.current.data).toHaveLength(4))
})
