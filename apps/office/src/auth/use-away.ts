import { focusManager } from '@tanstack/react-query'
import { useEffect } from 'react'
import { now } from '../clock/now.ts'

const AWAY_AFTER_MS = 60_000
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/**
 * Boards refresh by themselves, and every call keeps a session alive, which an unattended office must not do. A minute after the last
 * input the boards pause; with the next input they refresh at once.
 */
export function useAway(): void {
  useEffect(() => {
    let last = now()
    let away = false
    const tell = () => {
      const next = now() - last > AWAY_AFTER_MS || document.visibilityState === 'hidden'
      if (next !== away) focusManager.setFocused(!next)
      away = next
    }
    const sign = () => {
      last = now()
      tell()
    }
    const timer = window.setInterval(tell, 5_000)
    for (const name of SIGNS) window.addEventListener(name, sign, { passive: true })
    document.addEventListener('visibilitychange', tell)
    return () => {
      window.clearInterval(timer)
      for (const name of SIGNS) window.removeEventListener(name, sign)
      document.removeEventListener('visibilitychange', tell)
      focusManager.setFocused(undefined)
    }
  }, [])
}
