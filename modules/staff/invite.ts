import type { Database, Tx } from '#platform/db/database.ts'
import { makeLinkStore, type LinkPurpose } from './link-store.ts'
import { hashSecret, newSecret } from './secret.ts'

const PAGES: Readonly<Record<LinkPurpose, string>> = { ENROL: 'enrol', DEMO: 'demo' }

export type Invitation = { readonly staffId: string; readonly url: string; readonly endsAt: string }

type How = {
  readonly purpose?: LinkPurpose
  /** Who asked, where another administrator has to confirm and gives the code. */
  readonly askedBy?: string
}

/** A link that is shown once; only its hash is stored. */
export async function invite(
  db: Database | Tx,
  origin: string,
  staffId: string,
  { purpose = 'ENROL', askedBy }: How = {},
): Promise<Invitation> {
  const secret = newSecret()
  const link = { hash: hashSecret(secret), staffId, purpose, askedBy: askedBy ?? null }
  const endsAt = await makeLinkStore(db).make(link)
  return { staffId, url: `${origin}/#/${PAGES[purpose]}/${secret}`, endsAt: endsAt.toISOString() }
}
