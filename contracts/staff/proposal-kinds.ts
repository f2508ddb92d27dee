import type { Role } from './roles.ts'

type Kind = {
  readonly proposers: readonly Role[]
  /** One of these roles, and never the proposer. */
  readonly approvers: readonly Role[]
}

const MONEY = { proposers: ['CARE_LEAD', 'FINANCE'], approvers: ['FINANCE', 'CARE_LEAD'] } as const
const SALE = { proposers: ['CATALOG'], approvers: ['CATALOG', 'FINANCE'] } as const

/** Everything that takes two people. A later slice adds its own line. */
export const PROPOSAL_KINDS = {
  /** Money of a payment goes back; below the limits one person is enough. */
  REFUND: { proposers: ['CARE_AGENT', 'CARE_LEAD', 'FINANCE'], approvers: ['FINANCE', 'CARE_LEAD'] },
  /** A payment that was not paid as asked counts as paid, or its money goes back. */
  PAYMENT_RELEASE: MONEY,
  PAYMENT_RETURN: MONEY,
  /** A refund that its channel would not make was made by hand, or is tried again. */
  REFUND_END: MONEY,
  /** A move that the core got wrong, or never answered, is ended by what was really taken. */
  MOVE_END: MONEY,
  /** A credit for what a move that staff ended had taken in excess. */
  ADJUST: MONEY,
  /** Points that a line gets or loses by hand; up to the limits one person is enough. */
  POINTS: { proposers: ['LOYALTY'], approvers: ['LOYALTY', 'CARE_LEAD'] },
  PRICE: SALE,
  OFFER: SALE,
  RULE: { proposers: ['CATALOG', 'RISK'], approvers: ['CATALOG', 'FINANCE', 'RISK'] },
  ROLE: { proposers: ['ADMIN'], approvers: ['ADMIN'] },
  /** A channel that one person switched off stays off. */
  CHANNEL_OFF: { proposers: ['FINANCE', 'RISK'], approvers: ['FINANCE', 'RISK'] },
} as const satisfies Record<string, Kind>

export type ProposalKind = keyof typeof PROPOSAL_KINDS
export const PROPOSAL_KIND_NAMES = Object.keys(PROPOSAL_KINDS) as [ProposalKind, ...ProposalKind[]]

export const PROPOSAL_STATES = [
  'PROPOSED',
  'APPROVED',
  'REFUSED',
  'WITHDRAWN',
  'EXPIRED',
  'DONE',
  'FAILED',
] as const

/** From there on it has 72 hours. */
export const PROPOSAL_HOURS = 72

/** The most one person may refund alone, at once and per day: counted per person and per customer. */
export const ALONE_KYAT = 100_000
export const ALONE_KYAT_A_DAY = 300_000

/** The same for points, whether they come or go. */
export const ALONE_POINTS = 1_000
export const ALONE_POINTS_A_DAY = 3_000
/** More at once is a slip of the hand. */
export const MOST_POINTS_MOVED = 100_000

/** Roles that propose or approve a kind see its proposals; so do roles that read everything. */
export const seesKind = (kind: ProposalKind, roles: readonly Role[]): boolean => {
  const { proposers, approvers }: Kind = PROPOSAL_KINDS[kind]
  return roles.some((role) => role === 'AUDITOR' || proposers.includes(role) || approvers.includes(role))
}
