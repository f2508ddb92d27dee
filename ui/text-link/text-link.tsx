import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { Icon } from '../icons/draw-icon.tsx'
import styles from './text-link.module.css'

export type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  href: string
  children: ReactNode
  iconEnd?: Icon
  /** Standing alone in a list or under a card, with the height of a fingertip; else it flows in a sentence. */
  alone?: boolean
}

export function TextLink({ children, iconEnd: After, alone, className, ...rest }: TextLinkProps) {
  return (
    <a {...rest} className={classNames(styles.link, alone && styles.alone, className)}>
      {children}
      {After && <After size={18} className={styles.icon} />}
    </a>
  )
}
