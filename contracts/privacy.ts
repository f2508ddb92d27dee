import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { OtpView } from './identity.ts'
import { Proof, Proven } from './proof.ts'

/** Between asking for it and the end of an account; until then one press takes it back. */
export const GRACE_DAYS = 7

export const Privacy = z.object({
  /** Offers by SMS; off unless somebody said yes. */
  marketing: z.boolean(),
  /** When the account ends; null when nobody asked for it. */
  deletion: z.nullable(z.object({ scheduledFor: z.string() })),
})
export type Privacy = z.infer<typeof Privacy>

export const getPrivacy = defineCall({
  id: 'getPrivacy',
  base: 'gateway',
  method: 'GET',
  path: '/me/privacy',
  session: 'required',
  result: Privacy,
  summary: 'What one allowed, and whether the account is about to end.',
})

export const setMarketing = defineCall({
  id: 'setMarketing',
  base: 'gateway',
  method: 'POST',
  path: '/me/privacy',
  session: 'required',
  changes: true,
  body: z.object({ marketing: z.boolean() }),
  result: Privacy,
  summary: 'Allows or forbids offers by SMS.',
})

export const exportOwnData = defineCall({
  id: 'exportOwnData',
  base: 'gateway',
  method: 'POST',
  path: '/me/export',
  session: 'required',
  changes: true,
  file: 'application/json',
  body: z.nullish(Proven),
  result: z.null(),
  perAddress: { most: 30, seconds: 600 },
  summary:
    'Everything we hold about the own account, as a file, with a proof that the owner is there. Numbers of other people have their middle hidden.',
})

export const requestDeletion = defineCall({
  id: 'requestDeletion',
  base: 'gateway',
  method: 'POST',
  path: '/me/delete/code',
  session: 'required',
  changes: true,
  result: OtpView,
  summary: 'Sends the code that deletes the account: askProof for that purpose, at an older address.',
})

export const deleteAccount = defineCall({
  id: 'deleteAccount',
  base: 'gateway',
  method: 'POST',
  path: '/me/delete',
  session: 'required',
  changes: true,
  body: Proof,
  result: z.object({ scheduledFor: z.string() }),
  summary: `With its code, or a passkey used for it, the account ends ${GRACE_DAYS} days from now.`,
})

export const keepAccount = defineCall({
  id: 'keepAccount',
  base: 'gateway',
  method: 'DELETE',
  path: '/me/delete',
  session: 'required',
  changes: true,
  result: Privacy,
  summary: 'Takes the deletion back while the account still stands.',
})
