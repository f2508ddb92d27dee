import { useEffect, type ReactNode } from 'react'
import { useLogout } from 'react-admin'
import { Idle } from '../auth/idle.tsx'
import { onSessionOver } from '../auth/session-over.ts'
import { forgetSession } from '../auth/session.ts'
import { listenToKeys } from '../keys/keys.ts'
import { useWords } from '../i18n/use-words.ts'
import { KeySheet } from './key-sheet.tsx'
import { Side } from './side.tsx'
import styles from './frame.module.css'

/** The bar of places at the side, the work beside it. */
export function Frame({ children }: { children?: ReactNode }) {
  const words = useWords()
  useLeaveWhenOver()
  useEffect(() => listenToKeys(document), [])
  return (
    <div className={styles.office}>
      <a href="#work" className={styles.skip} onClick={toWork}>
        {words('frame.skip')}
      </a>
      <Side />
      <main id="work" tabIndex={-1} className={styles.work}>
        {children}
      </main>
      <Idle />
      <KeySheet />
    </div>
  )
}

/** The part after the sign is the address of a screen, so the link moves the focus itself. */
function toWork(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('work')?.focus()
}

/** A removed or idle person is sent to the sign-in at the next call, wherever it was made. */
function useLeaveWhenOver(): void {
  const leave = useLogout()
  useEffect(
    () =>
      onSessionOver(() => {
        forgetSession('ENDED')
        void leave({}, '/login')
      }),
    [leave],
  )
}
