import { onlineManager } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { keepAnswer, keptAnswer } from './kept-answers.ts'
import { isAway, readingOf, type Asked, type Reading } from './reading.ts'

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** A query as a reading; its last good answer is kept on the phone under `name`. */
export function useReading<T>(name: string, asked: Asked<T>): Reading<T> {
  const online = useSyncExternalStore(subscribe, isOnline, () => true)
  const away = isAway(asked, online)
  const { data, dataUpdatedAt } = asked
  useEffect(() => {
    if (data !== undefined && !away) keepAnswer(name, { at: dataUpdatedAt, data })
  }, [name, data, dataUpdatedAt, away])
  const kept = useMemo(() => (away ? keptAnswer<T>(name) : null), [name, away])
  return readingOf(asked, online, kept)
}
