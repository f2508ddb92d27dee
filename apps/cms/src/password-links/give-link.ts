import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import type { Account } from './account.ts'
import type { LinkKind } from './kinds.ts'
import { makeLink } from './make-link.ts'
import { sendLink } from './send-link.ts'

/** What an administrator sees: where it went, or the link itself, this once. */
export type Given =
  | { readonly way: 'SENT'; readonly to: string; readonly endsAt: string }
  | {
      readonly way: 'HAND_OVER'
      readonly link: string
      readonly endsAt: string
      readonly mailFailed: boolean
    }

/** By post where there is one; without it, or when it fails, the administrator hands it over. */
export async function giveLink(payload: Payload, { id, email }: Account, kind: LinkKind): Promise<Given> {
  const link = await makeLink(payload, id, kind)
  const endsAt = link.endsAt.toISOString()
  if (settings.smtpUrl && (await sendLink(payload, email, kind, link)))
    return { way: 'SENT', to: email, endsAt }
  return { way: 'HAND_OVER', link: link.address, endsAt, mailFailed: settings.smtpUrl !== null }
}
