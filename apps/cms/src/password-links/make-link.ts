import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { settings } from '../settings.ts'
import type { LinkKind } from './kinds.ts'
import { keepLink } from './link-store.ts'

const TOKEN_BYTES = 32

/** Only this is kept: whoever reads the database opens nothing. */
export const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url')

export type PasswordLink = { readonly address: string; readonly endsAt: Date }

/**
 * Behind `#`, which no browser sends: it stands in no log, and a program that opens every link of a letter does not use
 * it up. The address is the setting, never what the caller says this CMS is called.
 */
export async function makeLink(payload: Payload, userId: number, kind: LinkKind): Promise<PasswordLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const endsAt = await keepLink(payload, { userId, kind, hash: hashOfLink(token) })
  return { address: `${settings.url}${payload.config.routes.admin}/new-password#${token}`, endsAt }
}
