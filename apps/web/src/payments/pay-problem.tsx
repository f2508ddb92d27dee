import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { MoveProblem } from '../value/move-problem.tsx'
import { MAYBE_PAID } from './use-give-up.ts'
import type { OpenOrder } from './use-order.ts'

type Sending = Pick<OpenOrder['send'], 'refusal' | 'lost' | 'neverCame' | 'pending' | 'again' | 'leave'>

/** Why this attempt did not start, or that it is unknown, and the one safe way to find out. */
export function PayProblem({ send }: { readonly send: Sending }) {
  const { refusal } = send
  // Never claim that nothing was charged while it may have been.
  if (refusal && MAYBE_PAID.includes(refusal.code))
    return <OutcomeNote tone="waiting" title={refusal.message} />
  return <MoveProblem move={send} />
}
