import type { Role } from './roles.ts'

type Kind = {
  readonly proposers: readonly Role[]
  /** One of them, and never whoever proposed it. */
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
  /** Kyat for a line, for what such a move took too much. */
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

/** One person alone may give back so much at once, and so much in a day: of their own doing, and to one customer. */
export const ALONE_KYAT = 100_000
export const ALONE_KYAT_A_DAY = 300_000

/** The same for points, whether they come or go. */
export const ALONE_POINTS = 1_000
export const ALONE_POINTS_A_DAY = 3_000
/** More at once is a slip of the hand. */
export const MOST_POINTS_MOVED = 100_000

/** Whoever proposes or approves a kind sees its proposals; so does whoever reads all. */
export const seesKind = (kind: ProposalKind, roles: readonly Role[]): boolean => {
  const { proposers, approvers }: Kind = PROPOSAL_KINDS[kind]
  return roles.some((role) => role === 'AUDITOR' || proposers.includes(role) || approvers.includes(role))
}
