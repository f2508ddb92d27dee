import { lineFor } from '#modules/identity/index.ts'
import type { Answer } from '#platform/errors/answer.ts'
import { ok } from '#platform/errors/answer.ts'
import type { AnySession } from '#platform/http/session.ts'

export type Payer = {
  /** Who may see the order: an account, or a guest who proves the number again. */
  readonly owner: string
  readonly number: string
  readonly guest: boolean
}

/** Orders of a guest stay a guest's: signing in with the number later gives no right to them. */
export function payerOf(who: AnySession): Answer<Payer> {
  const number = lineFor(who, undefined, 'reach')
  if (!number.ok) return number
  const guest = who.scope === 'contact'
  const owner = guest ? `number:${number.value}` : `${ACCOUNT}${who.subject}`
  return ok({ owner, number: number.value, guest })
}

const ACCOUNT = 'account:'

/** The account that orders; null for a guest. */
export const accountOf = ({ owner }: Pick<Payer, 'owner'>): string | null =>
  owner.startsWith(ACCOUNT) ? owner.slice(ACCOUNT.length) : null
