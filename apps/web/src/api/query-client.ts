import { QueryClient } from '@tanstack/react-query'
import { ApiRefusal } from './api-errors.ts'

const READ_RETRIES = 2
const FRESH_FOR_MS = 60_000

/** A refusal below 500 will not become a yes by asking again; a lost answer may. */
export const shouldRetryRead = (failures: number, error: unknown) =>
  failures < READ_RETRIES && !(error instanceof ApiRefusal && error.status < 500)

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetryRead,
        staleTime: FRESH_FOR_MS,
        refetchOnWindowFocus: false,
        // Without a network the worker may still have an answer, so it is asked once.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false },
    },
  })
