import type { Tx } from '#platform/db/database.ts'
import { ok, refused, type Answer } from '#platform/errors/answer.ts'
import { makeConfirmLinkStore } from './confirm-link-store.ts'
import { hashCode, newCode } from './secret.ts'

type Asked = { readonly staffId: string; readonly askedBy: string; readonly by: string }

/** The second person's part of a new link: a code that only they see. One holds the link, the other the code. */
export async function confirmLink(
  tx: Tx,
  { staffId, askedBy, by }: Asked,
): Promise<Answer<{ code: string }>> {
  if (staffId === by) return refused('FORBIDDEN')
  if (askedBy === by) return refused('OWN_PROPOSAL')
  const store = makeConfirmLinkStore(tx)
  const link = await store.lock(staffId, askedBy)
  if (!link) return refused('LINK_OVER')
  const code = newCode()
  await store.confirm(link, by, hashCode(link, code))
  return ok({ code })
}
