import type { ReactNode } from 'react'
import { Bud } from '../bud/bud.tsx'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icons/check.tsx'
import { CloseIcon } from '../icons/close.tsx'
import type { OutcomeTone } from './outcome.tsx'
import styles from './outcome-note.module.css'

export type OutcomeNoteProps = {
  tone: Exclude<OutcomeTone, 'done'>
  title: ReactNode
  children?: ReactNode
  /** Buttons or links under the words. */
  actions?: ReactNode
}

/** The same in few words, between the fields of a form or the rows of a list. */
export function OutcomeNote({ tone, title, children, actions }: OutcomeNoteProps) {
  return (
    <div role={tone === 'back' ? 'status' : 'alert'} className={classNames(styles.note, styles[tone])}>
      <span className={styles.face} aria-hidden="true">
        {tone === 'waiting' ? <Bud breathes /> : tone === 'back' ? <CheckIcon /> : <CloseIcon />}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
