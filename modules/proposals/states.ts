/** Allowed states. The database has the same table (`proposal_may_go`), and a test compares them. */
export const NEXT = {
  PROPOSED: ['APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'],
  /** DONE means handed over: the refund or the move has its own state from then on. */
  APPROVED: ['DONE', 'FAILED'],
  REFUSED: [],
  WITHDRAWN: [],
  EXPIRED: [],
  DONE: [],
  FAILED: [],
} as const satisfies Record<string, readonly string[]>

export type ProposalState = keyof typeof NEXT
