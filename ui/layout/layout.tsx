import type { ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './layout.module.css'

type Space = 1 | 2 | 3 | 4 | 6 | 8 | 12

export type StackProps = {
  children: ReactNode
  gap?: Space
  as?: 'div' | 'ul' | 'ol' | 'section' | 'form' | 'nav'
  className?: string | undefined
}

/** One thing under another. */
export function Stack({ children, gap = 4, as = 'div', className }: StackProps) {
  const Tag: ElementType = as
  return <Tag className={classNames(styles.stack, styles[`gap${gap}`], className)}>{children}</Tag>
}

export type RowProps = StackProps & { align?: 'start' | 'center' | 'baseline'; spread?: boolean }

/** One thing beside another, wrapping where the screen ends. */
export function Row({ children, gap = 2, as = 'div', align = 'center', spread, className }: RowProps) {
  const Tag: ElementType = as
  const look = classNames(styles.row, styles[`gap${gap}`], styles[align], spread && styles.spread, className)
  return <Tag className={look}>{children}</Tag>
}

export type GridProps = {
  children: ReactNode
  /** How many columns the widest screen has; fewer below. */
  columns?: 2 | 3 | 4 | 6
  /** Two columns already on a phone, for small tiles. */
  dense?: boolean
  as?: 'div' | 'ul'
}

export function Grid({ children, columns = 3, dense = false, as = 'div' }: GridProps) {
  const Tag: ElementType = as
  return (
    <Tag className={classNames(styles.grid, styles[`columns${columns}`], dense && styles.dense)}>
      {children}
    </Tag>
  )
}

export type PageWidthProps = { children: ReactNode; narrow?: boolean; className?: string | undefined }

/** The column that all of a page stands in. */
export function PageWidth({ children, narrow = false, className }: PageWidthProps) {
  return <div className={classNames(styles.page, narrow && styles.narrow, className)}>{children}</div>
}
