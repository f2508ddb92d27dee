import { getStaffSession } from '#contracts/staff/session.ts'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useState } from 'react'
import { useLogout } from 'react-admin'
import { useChange } from '../api/use-change.ts'
import { now } from '../clock/now.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { lastCallAt, subscribeToCalls } from './last-call.ts'
import { currentSession, forgetSession } from './session.ts'
import { useAway } from './use-away.ts'

const WARN_SEC = 120

/** Seconds until the server ends the session if nothing is asked of it. */
function useIdleLeft(): number {
  const left = () => {
    const session = currentSession()
    if (!session) return Number.POSITIVE_INFINITY
    const idle = session.idleSec - (now() - lastCallAt()) / 1000
    return Math.min(idle, (Date.parse(session.endsAt) - now()) / 1000)
  }
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const tell = () => setSeconds(left())
    const timer = window.setInterval(tell, 1000)
    const stop = subscribeToCalls(tell)
    return () => {
      window.clearInterval(timer)
      stop()
    }
  }, [])
  return seconds
}

/** Two minutes before an idle session ends there is a warning, and any key extends it. */
export function Idle() {
  const words = useWords()
  const leave = useLogout()
  const { run, busy } = useChange(getStaffSession)
  const left = useIdleLeft()
  useAway()
  const over = left <= 0
  useEffect(() => {
    if (!over) return
    forgetSession('IDLE')
    void leave({}, '/login')
  }, [over, leave])
  const open = left <= WARN_SEC && !over
  return (
    <Dialog open={open} role="alertdialog" aria-labelledby="idle-title">
      <DialogTitle id="idle-title">{words('idle.title')}</DialogTitle>
      <DialogContent>
        <p>{words('idle.text', { n: Math.max(0, Math.ceil(left)) })}</p>
      </DialogContent>
      <DialogActions>
        <Act look="main" autoFocus disabled={busy} onClick={() => void run({})}>
          {words('idle.stay')}
        </Act>
      </DialogActions>
    </Dialog>
  )
}
