import type { DeskWord } from '../words/desk-words.ts'
import type { Deed, Stage } from './stages.ts'

export const STAGE_WORD = {
  DRAFT: 'stageDraft',
  REVIEW: 'stageReview',
  APPROVED: 'stageApproved',
  PUBLISHED: 'stagePublished',
} as const satisfies Record<Stage, DeskWord>

/** What the button of a deed says, and what is told once it was done. */
export const DEED_WORDS = {
  SUBMIT: ['deedSubmit', 'didSubmit'],
  WITHDRAW: ['deedWithdraw', 'didWithdraw'],
  SEND_BACK: ['deedSendBack', 'didSendBack'],
  APPROVE: ['deedApprove', 'didApprove'],
  PUBLISH: ['deedPublish', 'didPublish'],
  COMMENT: ['deedComment', 'didComment'],
} as const satisfies Record<Deed, readonly [button: DeskWord, done: DeskWord]>
