import type { Database, Tx } from '#platform/db/database.ts'
import { makeLinkStore, type LinkPurpose } from './link-store.ts'
import { hashSecret, newSecret } from './secret.ts'

const PAGES: Readonly<Record<LinkPurpose, string>> = { ENROL: 'enrol', DEMO: 'demo' }

export type Invitation = { readonly staffId: string; readonly url: string; readonly endsAt: string }

/** A link that is shown once; only its hash is stored. */
export async function invite(
  db: Database | Tx,
  origin: string,
  staffId: string,
  purpose: LinkPurpose = 'ENROL',
): Promise<Invitation> {
  const secret = newSecret()
  const endsAt = await makeLinkStore(db).make(hashSecret(secret), staffId, purpose)
  return { staffId, url: `${origin}/#/${PAGES[purpose]}/${secret}`, endsAt: endsAt.toISOString() }
}
