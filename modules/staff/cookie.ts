import type { FastifyReply, FastifyRequest } from 'fastify'
import { OFFICE_BASE } from '#contracts/bases.ts'
import { SESSION_HOURS, STAFF_COOKIE } from '#contracts/staff/session.ts'
import { readSecret } from './secret.ts'

const HOUR_SECONDS = 3_600

/** Sent to calls of the office only; scripts and pages of other sites cannot use it. */
const cookie = (value: string, maxAge: number, origin: string): string =>
  [
    `${STAFF_COOKIE}=${value}`,
    `Path=${OFFICE_BASE}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ')

export const giveCookie = (reply: FastifyReply, secret: string, origin: string): FastifyReply =>
  reply.header('set-cookie', cookie(secret, SESSION_HOURS * HOUR_SECONDS, origin))

export const takeCookie = (reply: FastifyReply, origin: string): FastifyReply =>
  reply.header('set-cookie', cookie('', 0, origin))

/** Hash of the session cookie; null when there is none, or more than one. */
export function cookieOf({ headers }: FastifyRequest): Buffer | null {
  const named = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${STAFF_COOKIE}=`))
  const [only, ...others] = named
  return only !== undefined && others.length === 0 ? readSecret(only.slice(STAFF_COOKIE.length + 1)) : null
}
