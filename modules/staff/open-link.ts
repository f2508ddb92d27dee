import type { Database } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeLinkStore, type LinkOwner } from './link-store.ts'
import { hashCode, readSecret } from './secret.ts'

/** What a link of enrolment opens: the person, and the hash of the code where it takes one. */
type Opened = { readonly hash: Buffer; readonly whose: LinkOwner; readonly codeHash: Buffer | null }

/** A link that two administrators gave opens with the code that the second one saw. */
export async function openLink(
  db: Database,
  link: string,
  code: string | undefined,
): Promise<Answer<Opened>> {
  const hash = readSecret(link)
  const links = makeLinkStore(db)
  const whose = hash && (await links.whose(hash, 'ENROL'))
  if (!hash || !whose) return refused('LINK_OVER')
  if (whose.code === 'NONE') return ok({ hash, whose, codeHash: null })
  if (whose.code === 'NOT_CONFIRMED') return refused('LINK_NOT_CONFIRMED')
  if (code === undefined) return refused('OTP_REQUIRED')
  const codeHash = hashCode(hash, code)
  const tried = await links.tryCode(hash, codeHash)
  if (tried?.right) return ok({ hash, whose, codeHash })
  return tried && tried.left > 0 ? refused('OTP_INVALID', { slots: { n: tried.left } }) : refused('LINK_OVER')
}
