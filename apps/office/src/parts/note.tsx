import { ShieldIcon } from '#ui/icons/shield.tsx'
import type { ReactNode } from 'react'
import styles from './note.module.css'

/** A rule of the house that this screen keeps. */
export const Note = ({ children }: { children: ReactNode }) => (
  <p className={styles.note}>
    <ShieldIcon />
    <span>{children}</span>
  </p>
)
