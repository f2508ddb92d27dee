import type { Role } from '../access/roles.ts'

/** Where the newest version of a document stands on its way to the readers. */
export const STAGES = ['DRAFT', 'REVIEW', 'APPROVED', 'PUBLISHED'] as const
export type Stage = (typeof STAGES)[number]

const WRITERS: readonly Role[] = ['CONTENT_EDITOR', 'CONTENT_APPROVER', 'ADMIN']
const APPROVERS: readonly Role[] = ['CONTENT_APPROVER', 'ADMIN']

type Row = {
  readonly from: readonly Stage[]
  /** Null leaves it where it is. */
  readonly to: Stage | null
  readonly who: readonly Role[]
  /** Not by whoever wrote what is being looked at. */
  readonly byAnother?: true
  readonly wordsNeeded?: true
}

/** Who may do what, and when. A save is no deed: whatever is changed is a draft again. */
export const DEEDS = {
  SUBMIT: { from: ['DRAFT'], to: 'REVIEW', who: WRITERS },
  WITHDRAW: { from: ['REVIEW', 'APPROVED'], to: 'DRAFT', who: WRITERS },
  SEND_BACK: { from: ['REVIEW', 'APPROVED'], to: 'DRAFT', who: APPROVERS, wordsNeeded: true },
  APPROVE: { from: ['REVIEW'], to: 'APPROVED', who: APPROVERS, byAnother: true },
  PUBLISH: { from: ['APPROVED'], to: 'PUBLISHED', who: APPROVERS },
  COMMENT: { from: STAGES, to: null, who: WRITERS, wordsNeeded: true },
} as const satisfies Record<string, Row>

export type Deed = keyof typeof DEEDS
export const DEED_NAMES = Object.keys(DEEDS) as Deed[]

export const stageOf = (value: unknown): Stage => STAGES.find((stage) => stage === value) ?? 'DRAFT'

type Situation = { readonly stage: Stage; readonly role: Role | null; readonly isWriter: boolean }
export type Refusal = 'notYours' | 'wrongStage' | 'needsAnother'

/** Null when it may be done. */
export function refusalOf(deed: Deed, { stage, role, isWriter }: Situation): Refusal | null {
  const row: Row = DEEDS[deed]
  if (!role || !row.who.includes(role)) return 'notYours'
  if (!row.from.includes(stage)) return 'wrongStage'
  return row.byAnother && isWriter ? 'needsAnother' : null
}
