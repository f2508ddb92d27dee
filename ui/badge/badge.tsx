import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export type BadgeProps = {
  children: ReactNode
  tone?: 'plain' | 'brand' | 'accent' | 'success' | 'warning' | 'danger'
}

export function Badge({ children, tone = 'plain' }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
