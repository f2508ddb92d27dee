import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { MoveView } from '#contracts/value.ts'
import { ApiRefusal } from '../api/api-errors.ts'
import { useRefreshOwn } from '../api/use-account.ts'
import { now } from '../clock/now.ts'
import type { Intent } from './kept-moves.ts'
import { stillChecking, underWay, wasJudged, type Checking } from './move-errors.ts'
import { useOpenIntent, useOtherTabs } from './use-open-intent.ts'
import { isUnderWay, useTellEnd, useWatch } from './use-watch.ts'

/** How long a request may take before "unknown to the server" means that it never arrived. */
const ARRIVES_WITHIN_MS = 15_000

/**
 * One intent to move value. Its id is made with the first attempt and stored in the browser until there is a final answer: sending it
 * again after a lost answer or a reload is the same purchase. While the operator's core is silent its state is polled, and the result
 * requested when there is one. When another move for the same is open, that one is followed and nothing is sent.
 */
export function useMove<Sent, Done>(
  send: (sent: Sent, moveId: string) => Promise<Done>,
  intent: Intent<Sent> | null = null,
  /** True when the refusal leads to another step and is not shown. */
  goesOn: (refusal: ApiRefusal, sent: Sent) => boolean = () => false,
) {
  // A second tap can come before the page rerenders.
  const busy = useRef(false)
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const [ended, setEnded] = useState<MoveView | null>(null)
  const refresh = useRefreshOwn()
  const open = useOpenIntent(intent)
  const { watched } = open

  const move = useMutation({
    networkMode: 'always',
    mutationFn: (own: { sent: Sent; moveId: string }) => send(own.sent, own.moveId),
    onMutate: () => setRefusal(null),
    onSuccess: end,
    onError: (error, { sent }) => {
      if (open.watch(error)) return
      if (error instanceof ApiRefusal && wasJudged(error, open.own.current?.before)) {
        setRefusal(error)
        end()
        if (goesOn(error, sent)) setRefusal(null)
      }
    },
    onSettled: () => {
      busy.current = false
      open.wasSent()
    },
  })
  const { view, missing } = useWatch(watched?.moveId ?? null)

  function end() {
    open.end()
    void refresh()
  }
  function start(sent: Sent) {
    if (busy.current || watched?.own === false || open.joins(sent)) return
    busy.current = true
    move.mutate(open.own.current ?? open.begin(sent))
  }
  function again() {
    if (open.own.current) start(open.own.current.sent)
  }
  useTellEnd(view, missing && watched?.own === false, (last) => {
    if (watched?.own) return again()
    setEnded(last)
    return end()
  })
  useOtherTabs(move.isIdle && ended === null, open.look)

  return {
    start,
    again,
    pending: move.isPending,
    ...standingOf({ watched, view, missing, error: refusal ? null : move.error }),
    leave() {
      end()
      move.reset()
    },
    refusal,
    done: move.data ?? null,
    /** The result of a move that was only followed. */
    ended,
    /** True when it was started by an earlier page, another tab or another phone. */
    takenUp: open.takenUp,
    reset() {
      move.reset()
      setRefusal(null)
      setEnded(null)
      open.setTakenUp(watched !== null)
    },
  }
}

type Seen = {
  readonly watched: ReturnType<typeof useOpenIntent>['watched']
  readonly view: MoveView | null
  readonly missing: boolean
  /** The last attempt's error, when it was not a final answer. */
  readonly error: Error | null
}

function standingOf({ watched, view, missing, error }: Seen) {
  const triedInVain = error !== null && !underWay(error) && !stillChecking(error)
  const neverCame = missing && watched?.own === true && now() - watched.at > ARRIVES_WITHIN_MS
  // A move that had ended but whose result could not be read is asked again by a tap.
  const endUnknown = triedInVain && view !== null && !isUnderWay(view)
  const lost = neverCame || endUnknown || (triedInVain && watched === null)
  const checking: Checking | null =
    watched && !lost ? { moveId: watched.moveId, time: watched.time || (view?.promisedBy ?? '') } : null
  return {
    checking,
    /** No answer, so the result is unknown: only the same intent may be sent again. */
    lost,
    /** It certainly never arrived: it may be sent again or dropped. */
    neverCame,
  }
}

export type Move<Sent, Done = unknown> = ReturnType<typeof useMove<Sent, Done>>
