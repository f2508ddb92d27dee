import type { ReactNode } from 'react'
import { useId } from 'react'
import { ArrowRightIcon } from '../icons/arrow-right.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import styles from './section.module.css'

export type SectionProps = {
  title: ReactNode
  lead?: ReactNode
  level?: 1 | 2 | 3
  /** Where the whole of it is; `label` must make sense alone ("See all promotions"). */
  seeAll?: {
    href: string
    label: string
    /** What stands there where room is short: a part of the label. Title and link then share one row. */
    short?: string
  }
  /** Target of a section jump. */
  id?: string
  children: ReactNode
}

export function Section({ title, lead, level = 2, seeAll, id, children }: SectionProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section id={id} aria-labelledby={titleId} className={styles.section}>
      <div className={seeAll?.short ? styles.oneRow : styles.head}>
        <div className={styles.words}>
          <Heading id={titleId}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {seeAll && (
          <TextLink
            href={seeAll.href}
            alone
            iconEnd={ArrowRightIcon}
            className={styles.all}
            aria-label={seeAll.label}
          >
            {seeAll.short ?? seeAll.label}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  )
}
