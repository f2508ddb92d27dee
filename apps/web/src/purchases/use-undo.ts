import { endSubscription, type Subscription } from '#contracts/purchases.ts'
import { callApi } from '../api/call-api.ts'
import { shapedLike } from '../value/shaped-like.ts'
import { useMove } from '../value/use-move.ts'

export type Undoable = Pick<Subscription, 'subscriptionId' | 'undoUntil'>

/** Bought by mistake: one press takes it back, as long as its time runs. */
export const useUndo = ({ subscriptionId }: Undoable) =>
  useMove(
    async (id: string, moveId) => {
      const params = { subscriptionId: id }
      return (await callApi(endSubscription, { params, body: { mode: 'UNDO' }, moveId })).result
    },
    { call: endSubscription.id, about: `${subscriptionId}:UNDO`, read: shapedLike('') },
  )

export type Undoing = ReturnType<typeof useUndo>
