import type { StaffSession } from '#contracts/staff/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLogin } from 'react-admin'
import { beginSession } from './session.ts'

/**
 * Enters with a new session. React-admin remembers that nobody was signed in and would sign this person out again on the first page, so
 * its cache is refetched before a page is opened.
 */
export function useEnter(): (session: StaffSession, to?: string) => Promise<void> {
  const cache = useQueryClient()
  const login = useLogin()
  return async (session, to) => {
    beginSession(session)
    await cache.resetQueries({ queryKey: ['auth'] })
    await login(session, to)
  }
}
