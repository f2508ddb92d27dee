import * as z from 'zod/mini'
import { validateOtp } from '#contracts/identity.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { signInByPasskey } from '#contracts/passkey.ts'
import type { OnRefusal } from '#platform/http/fastify-types.ts'
import { callerOf } from '#platform/http/serve.ts'
import { asCaller } from '#platform/security/caller.ts'
import { eventOfRefusal, type NoteSecurity } from '#platform/security/security-event.ts'

const SIGN_INS: readonly string[] = [validateOtp.id, signInByPasskey.id]

const Named = z.object({ phoneNumber: z.string() })

/** The number that a caller without a session typed in. */
function namedIn(...inputs: readonly unknown[]): string | null {
  for (const input of inputs) {
    const named = Named.safeParse(input)
    if (named.success) return parseMsisdn(named.data.phoneNumber)
  }
  return null
}

/** Successes are noted where they happen; refusals here, because every refusal passes this place. */
export const makeNoteRefusal =
  (note: NoteSecurity): OnRefusal =>
  (request, code) => {
    const { id = '' } = request.routeOptions.config.call ?? {}
    // A limit per address stops a call before anything was tried. It says nothing about the number: noting that would write a line for
    // every number a flood names.
    const isOfAddress = code === 'RATE_LIMITED'
    const triedToSignIn = SIGN_INS.includes(id) && !isOfAddress
    const event = triedToSignIn ? 'SIGN_IN_FAILED' : eventOfRefusal(code)
    if (!event) return
    const named = isOfAddress ? null : namedIn(request.body, request.query)
    const number = request.session?.ownNumber ?? named
    asCaller(callerOf(request), () => note({ event, number, outcome: code, what: id }))
  }
