import type { AuthStrategyResult, Payload, PayloadRequest } from 'payload'
import { settings } from '../settings.ts'
import { standingOf } from './factor-store.ts'

type User = NonNullable<AuthStrategyResult['user']> & { _sid?: unknown; role?: unknown }

/** Somebody who has shown the password and not yet the second factor: nobody, except to the calls that ask for it. */
export type Waiting = { readonly id: number; readonly email: string; readonly sessionId: string }

const WAITING = 'waitingForSecondFactor'

export const waitingOf = (req: PayloadRequest): Waiting | null =>
  (req.context[WAITING] as Waiting | undefined) ?? null

/**
 * The one place where a token becomes a person. Sessions are made in several ways (sign-in, first account, a password
 * that is set anew) and live on by refreshing; whichever way one came, it is believed only here.
 */
export function guardStrategies(payload: Payload): void {
  payload.authStrategies = payload.authStrategies.map(({ name, authenticate }) => ({
    name,
    authenticate: async (args) => {
      const result = await authenticate(args)
      if (!result.user || (await isBelieved(args.payload, result.user, args.req))) return result
      return { ...result, user: null }
    },
  }))
}

async function isBelieved(payload: Payload, user: User, req: PayloadRequest | undefined): Promise<boolean> {
  if (user._strategy === 'api-key') return user.role === 'READER'
  const sessionId = user._sid
  if (user._strategy !== 'local-jwt' || typeof sessionId !== 'string') return false
  const id = Number(user.id)
  const { enrolled, passed } = await standingOf(payload, id, sessionId)
  if (passed || (settings.isDemo && !enrolled)) return true
  if (req) req.context[WAITING] = { id, email: String(user.email), sessionId } satisfies Waiting
  return false
}
