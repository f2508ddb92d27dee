import type { Proposed } from '#contracts/staff/proposals.ts'
import type { ProposalKind } from '#contracts/staff/proposal-kinds.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Answer } from '#platform/errors/answer.ts'

export type ProposedOf<K extends ProposalKind> = Extract<Proposed, { kind: K }>

/** The state of a thing that has to be unchanged when somebody approves. */
export type Looked = {
  readonly seen: Readonly<Record<string, unknown>>
  readonly amountKyat: number | null
  /** The line whose money it is. */
  readonly line: string | null
}

/** What each kind of proposal knows of its thing. */
export type Look<K extends ProposalKind> = {
  thing(proposed: ProposedOf<K>): string
  /** Refused when the present state makes it impossible. */
  look(tx: Tx, proposed: ProposedOf<K>, now: Date): Promise<Answer<Looked>>
}

export type Looks = { readonly [K in ProposalKind]: Look<K> }

export const thingOf = (looks: Looks, proposed: Proposed): string =>
  (looks[proposed.kind] as Look<ProposalKind>).thing(proposed)

export const lookAt = (looks: Looks, tx: Tx, proposed: Proposed, now: Date): Promise<Answer<Looked>> =>
  (looks[proposed.kind] as Look<ProposalKind>).look(tx, proposed, now)
