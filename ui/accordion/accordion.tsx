import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/chevron-down.tsx'
import styles from './accordion.module.css'

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>
}

export type AccordionItemProps = {
  title: ReactNode
  children: ReactNode
  /** Target of a deep link. */
  id?: string
  open?: boolean
  onToggle?: (open: boolean) => void
  lang?: string | undefined
}

/** `details` works before any script, prints, and is found by the browser's own page search. */
export function AccordionItem({ title, children, id, open, onToggle, lang }: AccordionItemProps) {
  return (
    <details
      id={id}
      lang={lang}
      open={open}
      className={styles.item}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.title}>
        <span className={styles.words}>{title}</span>
        <ChevronDownIcon size={20} className={styles.arrow} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
