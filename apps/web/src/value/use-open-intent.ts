import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newMoveId } from '#contracts/move-id.ts'
import { now } from '../clock/now.ts'
import { intentKey, openIntent, sameIntent, type FoundIntent } from './kept-intent.ts'
import { forget, keep, onKept, type Intent } from './kept-moves.ts'
import { stillChecking, underWay, type Checking } from './move-errors.ts'

type Own<Sent> = {
  readonly sent: Sent
  readonly moveId: string
  readonly key: string | null
  /** An earlier answer may have been lost, so a refusal before the id is looked at says nothing about it. */
  readonly before: boolean
}

type Watched = Checking & { readonly own: boolean; readonly key: string | null; readonly at: number }

const watchedOf = <Sent>({ key, at, value }: FoundIntent<Sent>): Watched => ({
  moveId: value.moveId,
  time: value.own ? '' : value.time,
  own: value.own,
  key,
  at,
})

const ownOf = <Sent>({ key, value }: FoundIntent<Sent>): Own<Sent> | null =>
  value.own ? { sent: value.sent, moveId: value.moveId, key, before: true } : null

/**
 * The intent without a final answer, in this page and in the browser's storage: from this page, an earlier one or another tab, or another
 * one that is only followed.
 */
export function useOpenIntent<Sent>(intent: Intent<Sent> | null) {
  const [found] = useState(() => intent && openIntent(intent))
  const own = useRef<Own<Sent> | null>(found && ownOf(found))
  const [watched, setWatched] = useState<Watched | null>(found && watchedOf(found))
  const [takenUp, setTakenUp] = useState(found !== null)

  function adopt(other: FoundIntent<Sent>) {
    own.current = ownOf(other)
    setWatched(watchedOf(other))
    setTakenUp(true)
  }
  return {
    own,
    watched,
    takenUp,
    setTakenUp,
    begin(sent: Sent): Own<Sent> {
      const moveId = newMoveId(now())
      const key = intent && intentKey(intent, sent)
      if (key) keep(key, { own: true, moveId, sent })
      return (own.current = { sent, moveId, key, before: false })
    },
    /** Continues an identical intent that another tab started a moment ago. */
    joins(sent: Sent): boolean {
      const other = intent && !own.current ? sameIntent(intent, sent) : null
      if (other) adopt(other)
      return other !== null
    },
    /** Checks whether another tab started one here. */
    look() {
      const other = intent && watched === null && !own.current ? openIntent(intent) : null
      if (other) adopt(other)
    },
    wasSent() {
      if (own.current) own.current = { ...own.current, before: true }
    },
    /** Follows a move without a result: one's own, or another for the same, which makes one's own obsolete. */
    watch(error: unknown): boolean {
      const other = underWay(error)
      const checking = other ?? stillChecking(error)
      if (!checking) return false
      const key = own.current?.key ?? null
      if (other) {
        own.current = null
        if (key) keep(key, { own: false, ...other })
        setTakenUp(true)
      }
      setWatched({ ...checking, own: other === null, key, at: now() })
      return true
    },
    end() {
      const key = own.current?.key ?? watched?.key
      if (key) forget(key)
      own.current = null
      setWatched(null)
    },
  }
}

/** Notices what another tab starts, unless this one is busy itself. */
export function useOtherTabs(isFree: boolean, look: () => void): void {
  const heard = useEffectEvent(() => {
    if (isFree) look()
  })
  useEffect(() => onKept(heard), [])
}
