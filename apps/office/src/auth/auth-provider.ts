import { getStaffSession, staffSignOut, type StaffSession } from '#contracts/staff/session.ts'
import type { AuthProvider } from 'react-admin'
import { callOffice } from '../api/call-office.ts'
import { Refusal } from '../api/refusal.ts'
import { beginSession, currentSession, forgetSession } from './session.ts'

let asked: Promise<StaffSession> | null = null

/** A cookie that no script can read carries the session, so a fresh page asks who it belongs to, once. */
function knownSession(): Promise<StaffSession> {
  const known = currentSession()
  if (known) return Promise.resolve(known)
  asked ??= callOffice(getStaffSession)
    .then((session) => {
      beginSession(session)
      return session
    })
    .finally(() => {
      asked = null
    })
  return asked
}

const isOver = (error: unknown): boolean => error instanceof Refusal && error.status === 401

export const authProvider: AuthProvider = {
  /** The page for signing in has made the session; it only says so. */
  login: (session: StaffSession) => {
    beginSession(session)
    return Promise.resolve()
  },
  logout: async () => {
    if (currentSession() !== null) await callOffice(staffSignOut, { body: {} }).catch(() => undefined)
    forgetSession(null)
    return '/login'
  },
  checkAuth: async () => {
    await knownSession()
  },
  checkError: (error: unknown) => {
    if (!isOver(error)) return Promise.resolve()
    forgetSession('ENDED')
    // React-admin takes the reason as a message to show; the page for signing in tells it in its own words.
    return Promise.reject(Object.assign(new Error('session over'), { message: false, logoutUser: true }))
  },
  getIdentity: async () => {
    const { staffId, name } = await knownSession()
    return { id: staffId, fullName: name }
  },
  /** React-admin asks on every page; before the sign-in there is no answer, so that an opened link is kept. */
  getPermissions: async () => {
    try {
      return (await knownSession()).roles
    } catch (error) {
      if (isOver(error)) return []
      throw error
    }
  },
}
