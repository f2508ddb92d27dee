import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { newMoveId } from '#contracts/move-id.ts'
import { getMove, type MoveView } from '#contracts/value.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useRefreshOwn } from '../api/use-account.ts'
import { useOwnKey } from '../api/use-own-key.ts'
import { now } from '../app/now.ts'
import { stillChecking, wasJudged, type Checking } from './move-errors.ts'

const LOOK_EVERY_MS = 3000
const OPEN: readonly MoveView['state'][] = ['RESERVING', 'EXECUTING', 'UNKNOWN']

/**
 * One intent to move value. Its id is made with the first try and kept until there is a final answer: sending it again
 * after a lost answer is the same purchase, not a second one. While the operator's core is silent it is watched, and
 * asked for its end once it has one.
 */
export function useMove<Sent, Done>(send: (sent: Sent, moveId: string) => Promise<Done>) {
  const open = useRef<{ readonly sent: Sent; readonly moveId: string } | null>(null)
  // A second tap can be faster than the page that would show the first.
  const busy = useRef(false)
  const [checking, setChecking] = useState<Checking | null>(null)
  const refresh = useRefreshOwn()

  const move = useMutation({
    networkMode: 'always',
    mutationFn: (sent: Sent) => {
      open.current ??= { sent, moveId: newMoveId(now()) }
      return send(open.current.sent, open.current.moveId)
    },
    onSuccess: () => {
      open.current = null
      setChecking(null)
      void refresh()
    },
    onError: (error) => {
      const still = stillChecking(error)
      if (still) setChecking(still)
      else if (wasJudged(error)) {
        open.current = null
        setChecking(null)
        void refresh()
      }
    },
    onSettled: () => {
      busy.current = false
    },
  })

  function start(sent: Sent) {
    if (busy.current) return
    busy.current = true
    move.mutate(sent)
  }
  function again() {
    if (open.current) start(open.current.sent)
  }
  useEnd(checking, again)

  return {
    start,
    again,
    pending: move.isPending,
    checking,
    /** No answer came, so nobody knows: only the same intent may be sent again. */
    lost: move.isError && checking === null && !wasJudged(move.error),
    refusal: move.error instanceof ApiRefusal && wasJudged(move.error) ? move.error : null,
    done: move.data ?? null,
    reset: move.reset,
  }
}

export type Move<Sent, Done = unknown> = ReturnType<typeof useMove<Sent, Done>>

function useEnd(checking: Checking | null, onEnd: () => void): void {
  const view = useQuery({
    queryKey: useOwnKey('move', checking?.moveId ?? ''),
    queryFn: async ({ signal }) =>
      (await callApi(getMove, { params: { moveId: checking?.moveId ?? '' }, signal })).result,
    enabled: checking !== null,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
  })
  const ended = checking !== null && view.data !== undefined && !OPEN.includes(view.data.state)
  const tell = useEffectEvent(onEnd)
  useEffect(() => {
    if (ended) tell()
  }, [ended])
}
