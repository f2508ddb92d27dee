import type { StaffSession } from '#contracts/staff/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLogin } from 'react-admin'
import { beginSession } from './session.ts'

/**
 * Through the door with a session that was just made. React-admin remembers that nobody was signed in a moment ago, and would
 * sign this person out again at the first page: what it remembers is asked for anew before the page is opened.
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
