import type { ReactNode } from 'react'
import styles from './breadcrumb.module.css'

export type BreadcrumbProps = {
  label: string
  /** From the top; the last one is the page itself and carries no link. */
  trail: readonly { label: ReactNode; href?: string }[]
}

export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.trail}>
        {trail.map((place, index) => (
          <li key={place.href ?? index} className={styles.place}>
            {place.href === undefined ? (
              <span aria-current="page">{place.label}</span>
            ) : (
              <a href={place.href} className={styles.link}>
                {place.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
