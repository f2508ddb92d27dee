import type { ReactNode } from 'react'
import { PageWidth } from '#ui/layout/layout.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { PageSkeleton } from '../skeletons/page-skeleton.tsx'
import type { SkeletonLabel } from '../navigation/skeleton-label.ts'
import type { Reading } from '../offline-reading/reading.ts'
import { Readable } from '../offline-reading/readable.tsx'
import styles from './list-page.module.css'

type Props<T> = {
  readonly title: string
  readonly lead: string
  readonly skeleton: SkeletonLabel
  readonly reading: Reading<T>
  readonly children: (data: T) => ReactNode
}

/** A page of posts: its placeholder until everything is there, then heading and content, or heading and what went wrong. */
export function ListPage<T>({ title, lead, skeleton, reading, children }: Props<T>) {
  if (reading.state === 'waiting') return <PageSkeleton label={skeleton} />
  return (
    <>
      <div className={styles.head}>
        <PageWidth>
          <PageHeading title={title} />
          <p className={styles.lead}>{lead}</p>
        </PageWidth>
      </div>
      <PageWidth className={styles.body}>
        <Readable reading={reading} waiting={null}>
          {children}
        </Readable>
      </PageWidth>
    </>
  )
}
