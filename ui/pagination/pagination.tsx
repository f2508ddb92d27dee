import { ChevronLeftIcon } from '../icons/chevron-left.tsx'
import { ChevronRightIcon } from '../icons/chevron-right.tsx'
import { pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

export type PaginationProps = {
  label: string
  /** Counted from 1. */
  page: number
  pages: number
  href: (page: number) => string
  words: { previous: string; next: string; page: (page: number) => string }
}

export function Pagination({ label, page, pages, href, words }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <a href={href(page - 1)} className={styles.page} aria-label={words.previous}>
          <ChevronLeftIcon size={20} />
        </a>
      )}
      {pageWindow(page, pages).map((entry) =>
        entry.kind === 'gap' ? (
          <span key={entry.id} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={entry.page}
            href={href(entry.page)}
            className={styles.page}
            aria-label={words.page(entry.page)}
            aria-current={entry.page === page ? 'page' : undefined}
          >
            {entry.page}
          </a>
        ),
      )}
      {page < pages && (
        <a href={href(page + 1)} className={styles.page} aria-label={words.next}>
          <ChevronRightIcon size={20} />
        </a>
      )}
    </nav>
  )
}
