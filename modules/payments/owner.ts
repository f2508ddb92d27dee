import { lineFor } from '#modules/identity/index.ts'
import type { Answer } from '#platform/errors/answer.ts'
import { ok } from '#platform/errors/answer.ts'
import type { AnySession } from '#platform/http/session.ts'

export type Payer = {
  /** Who may ask for what they ordered: an account, or whoever proves the number again. */
  readonly owner: string
  readonly number: string
  readonly guest: boolean
}

/** A guest's orders are a guest's: signing in with the number later is another person's right to look. */
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
