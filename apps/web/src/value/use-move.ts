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

/** So long a request may be on its way before "the server does not know it" means that it never came. */
const ARRIVES_WITHIN_MS = 15_000

/**
 * One intent to move value. Its id is made with the first try and kept, in the storage of the browser too, until there
 * is a final answer: sending it again after a lost answer or a reload is the same purchase, not a second one. While the
 * operator's core is silent it is watched, and asked for its end once it has one. Where another move for the same is
 * open, that one is watched and nothing is sent.
 */
export function useMove<Sent, Done>(
  send: (sent: Sent, moveId: string) => Promise<Done>,
  intent: Intent<Sent> | null = null,
  /** True when the refusal is answered by another step, and so is nothing to show. */
  goesOn: (refusal: ApiRefusal, sent: Sent) => boolean = () => false,
) {
  // A second tap can be faster than the page that would show the first.
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
    /** How a move ended that was only followed. */
    ended,
    /** It was begun by an earlier page, in another tab or on another phone. */
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
  /** Of the last try, where it was no final answer. */
  readonly error: Error | null
}

function standingOf({ watched, view, missing, error }: Seen) {
  const undecided = error !== null && !underWay(error) && !stillChecking(error)
  const never = missing && watched?.own === true && now() - watched.at > ARRIVES_WITHIN_MS
  // What had ended, and was asked for its end in vain, is asked again by a tap.
  const endLost = undecided && view !== null && !isUnderWay(view)
  const lost = never || endLost || (undecided && watched === null)
  const checking: Checking | null =
    watched && !lost ? { moveId: watched.moveId, time: watched.time || (view?.promisedBy ?? '') } : null
  return {
    checking,
    /** No answer came, so nobody knows: only the same intent may be sent again. */
    lost,
    /** It is known that it never came: it may be sent again, or left. */
    never,
  }
}

export type Move<Sent, Done = unknown> = ReturnType<typeof useMove<Sent, Done>>
