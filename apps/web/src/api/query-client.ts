import { QueryClient } from '@tanstack/react-query'
import { ApiRefusal } from './api-errors.ts'

const READ_RETRIES = 2
const FRESH_FOR_MS = 60_000

/** A refusal below 500 does not change by asking again; a lost answer may arrive. */
export const shouldRetryRead = (failures: number, error: unknown) =>
  failures < READ_RETRIES && !(error instanceof ApiRefusal && error.status < 500)

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetryRead,
        staleTime: FRESH_FOR_MS,
        refetchOnWindowFocus: false,
        // Without a network the service worker may still have an answer, so one request is made.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false },
    },
  })
