import type { Role } from '#contracts/staff/roles.ts'
import type { StaffSession } from '#contracts/staff/session.ts'
import { setLang } from '../i18n/lang.ts'
import { noteCall } from './last-call.ts'

let session: StaffSession | null = null
/** Why the last one is over, told on the page for signing in. */
let over: 'IDLE' | 'ENDED' | null = null

export const currentSession = (): StaffSession | null => session

export function beginSession(next: StaffSession): void {
  session = next
  over = null
  setLang(next.lang)
  noteCall()
}

export function forgetSession(why: 'IDLE' | 'ENDED' | null): void {
  if (session !== null) over = why
  session = null
}

export const whyOver = (): 'IDLE' | 'ENDED' | null => over

/** Screens hide what a role may not do; the server refuses it in any case. */
export const hasRole = (mine: readonly Role[], allowed: readonly Role[]): boolean =>
  mine.some((role) => allowed.includes(role))
