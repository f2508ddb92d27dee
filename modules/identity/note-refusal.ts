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

/** As it was typed by somebody who is not signed in. */
function namedIn(...inputs: readonly unknown[]): string | null {
  for (const input of inputs) {
    const named = Named.safeParse(input)
    if (named.success) return parseMsisdn(named.data.phoneNumber)
  }
  return null
}

/** What happens is noted where it happens; what is refused, here: whoever refuses, it leaves by one door. */
export const makeNoteRefusal =
  (note: NoteSecurity): OnRefusal =>
  (request, code) => {
    const { id = '' } = request.routeOptions.config.call ?? {}
    // That of an address stops a call before anything was tried, and is not about the number it names: a flood that names
    // another each time would leave a line for each.
    const isOfAddress = code === 'RATE_LIMITED'
    const triedToSignIn = SIGN_INS.includes(id) && !isOfAddress
    const event = triedToSignIn ? 'SIGN_IN_FAILED' : eventOfRefusal(code)
    if (!event) return
    const named = isOfAddress ? null : namedIn(request.body, request.query)
    const number = request.session?.ownNumber ?? named
    asCaller(callerOf(request), () => note({ event, number, outcome: code, what: id }))
  }
