import type { LeadState } from '#contracts/staff/leads.ts'

/** Allowed next states. A lead is ASSIGNED once somebody takes it. */
const NEXT: Readonly<Record<LeadState, readonly LeadState[]>> = {
  NEW: ['SPAM'],
  ASSIGNED: ['CONTACTED', 'LOST'],
  CONTACTED: ['QUALIFIED', 'LOST'],
  QUALIFIED: ['WON', 'LOST'],
  WON: [],
  LOST: [],
  SPAM: [],
}

export const nextOf = (state: LeadState): readonly LeadState[] => NEXT[state]
export const isOver = (state: LeadState): boolean => NEXT[state].length === 0
/** Giving up a lead needs a reason. */
export const asksWhy = (state: LeadState): boolean => state === 'LOST' || state === 'SPAM'
