import { QueryClient } from '@tanstack/react-query'
import { Refusal } from '../api/refusal.ts'

const READ_RETRIES = 2
const FRESH_MS = 5_000

/** Memory only: what was read is gone with the tab. A no will not become a yes by asking again. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < READ_RETRIES && !(error instanceof Refusal && error.status >= 400 && error.status < 500),
        staleTime: FRESH_MS,
        gcTime: 60_000,
      },
      mutations: { retry: false },
    },
  })
