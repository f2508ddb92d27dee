import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './rows.module.css'

export type RowsProps = { readonly className?: string | undefined; readonly children: ReactNode }

/** A list of things with a frame around it and a line between each two. */
export function Rows({ className, children }: RowsProps) {
  return <ul className={classNames(styles.rows, className)}>{children}</ul>
}

export type RowProps = {
  /** Words on one side, buttons on the other as long as there is room. */
  readonly spread?: boolean
  readonly children: ReactNode
}

export function Row({ spread = false, children }: RowProps) {
  return <li className={classNames(styles.row, spread && styles.spread)}>{children}</li>
}
