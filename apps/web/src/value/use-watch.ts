import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getMove, type MoveView } from '#contracts/value.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useOwnKey } from '../api/use-own-key.ts'

const LOOK_EVERY_MS = 3000
const UNDER_WAY: readonly MoveView['state'][] = ['RESERVING', 'EXECUTING', 'UNKNOWN']

export const isUnderWay = ({ state }: MoveView): boolean => UNDER_WAY.includes(state)

/** Polls a move until its result is known here. Polling never moves anything. */
export function useWatch(moveId: string | null) {
  const answer = useQuery({
    queryKey: useOwnKey('move', moveId ?? ''),
    queryFn: async ({ signal }) =>
      (await callApi(getMove, { params: { moveId: moveId ?? '' }, signal })).result,
    enabled: moveId !== null,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
    // An earlier poll's cached state is out of date.
    gcTime: 0,
  })
  const missing = moveId !== null && answer.error instanceof ApiRefusal && answer.error.code === 'NOT_FOUND'
  return { view: moveId === null || missing ? null : (answer.data ?? null), missing }
}

/** Reports a result once, with its state; null where the move no longer exists for this account. */
export function useTellEnd(
  view: MoveView | null,
  isGone: boolean,
  onEnd: (view: MoveView | null) => void,
): void {
  const ended = isGone || (view !== null && !isUnderWay(view))
  const tell = useEffectEvent(() => onEnd(view))
  useEffect(() => {
    if (ended) tell()
  }, [ended, view?.moveId])
}
