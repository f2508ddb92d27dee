import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { AuthenticationResponse, Begun, RegistrationResponse } from './ceremony.ts'
import { SessionView } from './identity.ts'
import { Proven } from './proof.ts'

export const beginPasskey = defineCall({
  id: 'beginPasskey',
  base: 'gateway',
  method: 'POST',
  path: '/authen/passkey/register-options',
  session: 'required',
  changes: true,
  body: Proven,
  result: Begun,
  summary: 'What the browser needs to make a passkey for the signed-in person, who has proven to be there.',
})

export const addPasskey = defineCall({
  id: 'addPasskey',
  base: 'gateway',
  method: 'POST',
  path: '/authen/passkey/register',
  session: 'required',
  changes: true,
  body: z.object({
    ceremonyId: z.guid(),
    response: RegistrationResponse,
    name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  }),
  result: z.object({ passkeyId: z.string() }),
  summary: 'Keeps the passkey that the browser made.',
})

export const beginPasskeySignIn = defineCall({
  id: 'beginPasskeySignIn',
  base: 'gateway',
  method: 'POST',
  path: '/authen/passkey/sign-in-options',
  session: 'none',
  changes: true,
  body: z.object({}),
  result: Begun,
  perAddress: { most: 300, seconds: 600 },
  summary: 'What the browser needs to sign in by a passkey. No number is asked, so none can be tried.',
})

export const signInByPasskey = defineCall({
  id: 'signInByPasskey',
  base: 'gateway',
  method: 'POST',
  path: '/authen/passkey/sign-in',
  session: 'none',
  changes: true,
  body: z.object({
    ceremonyId: z.guid(),
    response: AuthenticationResponse,
    deviceName: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  }),
  result: SessionView,
  perAddress: { most: 300, seconds: 600 },
  summary: 'A passkey for a session; no SMS is sent.',
})

export const listPasskeys = defineCall({
  id: 'listPasskeys',
  base: 'gateway',
  method: 'GET',
  path: '/authen/passkeys',
  session: 'required',
  result: z.array(
    z.object({
      passkeyId: z.string(),
      name: z.nullable(z.string()),
      addedAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
    }),
  ),
  summary: 'The own passkeys.',
})

export const removePasskey = defineCall({
  id: 'removePasskey',
  base: 'gateway',
  method: 'DELETE',
  path: '/authen/passkeys/:passkeyId',
  session: 'required',
  changes: true,
  params: z.object({ passkeyId: z.string().check(z.regex(/^[\w-]{1,128}$/)) }),
  body: z.nullish(Proven),
  result: z.object({}),
  summary: 'Forgets one of the own passkeys, with a proof that the owner is there.',
})

export const removeCredentials = defineCall({
  id: 'removeCredentials',
  base: 'gateway',
  method: 'POST',
  path: '/authen/credentials/remove',
  session: 'required',
  changes: true,
  body: z.extend(Proven, { passkeys: z.boolean(), deviceKeys: z.boolean() }),
  result: z.object({}),
  summary:
    'Forgets all own passkeys, all known devices or both, with a proof, and ends every session, this one too.',
})
