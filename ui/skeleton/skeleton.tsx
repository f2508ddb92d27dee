import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** `petal` for a picture, `pill` for a button or a chip. */
  shape?: 'block' | 'line' | 'circle' | 'petal' | 'pill'
  /** Any CSS length; a line is as wide as its place unless told. */
  width?: string
  height?: string
  /** Width over height, so a picture's place is held at every screen width. */
  ratio?: string
}

/** One grey shape. Several of them, laid out like the page to come, stand inside `SkeletonGroup`. */
export function Skeleton({ shape = 'block', width, height, ratio }: SkeletonProps) {
  const paddingTop = ratio === undefined ? undefined : `calc(100% / (${ratio}))`
  return <span className={classNames(styles.skeleton, styles[shape])} style={{ width, height, paddingTop }} />
}

export type SkeletonGroupProps = { label: string; children: ReactNode; className?: string | undefined }

/** Readers hear one label instead of a heap of shapes. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true" className={styles.group}>
        {children}
      </div>
    </div>
  )
}
