import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './disc.module.css'

export type DiscProps = {
  children: ReactNode
  /** `in`: money or data that came. `warm`: ends soon, or slow. */
  tone?: 'plain' | 'in' | 'warm'
  size?: 'normal' | 'large'
  className?: string | undefined
}

/** The small petal that an icon stands in. */
export function Disc({ children, tone = 'plain', size = 'normal', className }: DiscProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.disc, styles[tone], styles[size], className)}>
      {children}
    </span>
  )
}
