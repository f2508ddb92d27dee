import { useEffect, useState } from 'react'
import { now } from '../clock/now.ts'

const secondsUntil = (moment: number | null) =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - now()) / 1000))

/** Counts by the clock, not by its own ticks, so that it is right after the phone slept. */
export function useSecondsLeft(until: number | null): number {
  const [, setTick] = useState(0)
  const left = secondsUntil(until)
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = window.setInterval(() => setTick((tick) => tick + 1), 1000)
    return () => window.clearInterval(timer)
  }, [running, until])
  return left
}

/** `2:05` */
export const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
