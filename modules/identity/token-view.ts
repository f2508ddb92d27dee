import type { SessionView } from '#contracts/identity.ts'

const IDLE_SECONDS = 7 * 86_400
const ROTATE_SECONDS = 86_400

type TokenView = Pick<SessionView, 'token' | 'tokenType' | 'expiresIn' | 'rotateIn'>

/** `endsAt` is the end of the whole session; a token never outlives it. */
export function tokenView(token: string, now: Date, endsAt?: Date): TokenView {
  const left = endsAt ? Math.floor((endsAt.getTime() - now.getTime()) / 1000) : IDLE_SECONDS
  return { token, tokenType: 'Bearer', expiresIn: Math.min(IDLE_SECONDS, left), rotateIn: ROTATE_SECONDS }
}

/** Zero when a new token is due. */
export const rotateIn = (issuedAt: Date, now: Date): number =>
  Math.max(0, ROTATE_SECONDS - Math.floor((now.getTime() - issuedAt.getTime()) / 1000))
