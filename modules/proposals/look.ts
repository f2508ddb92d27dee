import type { Proposed } from '#contracts/staff/proposals.ts'
import type { ProposalKind } from '#contracts/staff/proposal-kinds.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Answer } from '#platform/errors/answer.ts'

export type ProposedOf<K extends ProposalKind> = Extract<Proposed, { kind: K }>

/** How a thing stands now: what of it must be the same when somebody agrees. */
export type Looked = {
  readonly seen: Readonly<Record<string, unknown>>
  readonly amountKyat: number | null
  /** Whose money it is. */
  readonly line: string | null
}

/** What each kind knows of its thing. */
export type Look<K extends ProposalKind> = {
  thing(proposed: ProposedOf<K>): string
  /** Refused when the thing does not stand so that this could be done. */
  look(tx: Tx, proposed: ProposedOf<K>, now: Date): Promise<Answer<Looked>>
}

export type Looks = { readonly [K in ProposalKind]: Look<K> }

export const thingOf = (looks: Looks, proposed: Proposed): string =>
  (looks[proposed.kind] as Look<ProposalKind>).thing(proposed)

export const lookAt = (looks: Looks, tx: Tx, proposed: Proposed, now: Date): Promise<Answer<Looked>> =>
  (looks[proposed.kind] as Look<ProposalKind>).look(tx, proposed, now)
