import type { ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export type CardProps = {
  children: ReactNode
  as?: 'div' | 'article' | 'li' | 'section' | 'aside'
  tone?: 'plain' | 'tint' | 'inverse'
  /** None when a picture reaches the edge; put the words into `CardBody` then. */
  padding?: 'none' | 'normal' | 'roomy'
  className?: string | undefined
}

export function Card({ children, as = 'div', tone = 'plain', padding = 'normal', className }: CardProps) {
  const Tag: ElementType = as
  return <Tag className={classNames(styles.card, styles[tone], styles[padding], className)}>{children}</Tag>
}

export function CardBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

export type CardLinkProps = { href: string; children: ReactNode; lang?: string | undefined }

/** The card's one link: its words are the link text, and the whole card around it becomes the target. */
export function CardLink({ href, children, lang }: CardLinkProps) {
  return (
    <a href={href} lang={lang} className={styles.link}>
      {children}
    </a>
  )
}
