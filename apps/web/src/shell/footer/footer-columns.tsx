import type { Footer } from '#contracts/content.ts'
import { ChevronDownIcon } from '#ui/icons/chevron-down.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './footer.module.css'

type Column = Footer['columns'][number]

export function FooterColumns({ columns, compact }: { columns: readonly Column[]; compact: boolean }) {
  const { t } = useWords()
  return (
    <nav aria-label={t('frame.footerNav')} className={compact ? styles.lists : styles.columns}>
      {columns.map((column) =>
        compact ? (
          <FoldedColumn key={column.id} column={column} />
        ) : (
          <OpenColumn key={column.id} column={column} />
        ),
      )}
    </nav>
  )
}

function OpenColumn({ column }: { column: Column }) {
  const { lang } = useWords()
  return (
    <div>
      <h2 className={styles.heading}>{lang === 'my' ? column.nameMm : column.name}</h2>
      <ColumnLinks column={column} />
    </div>
  )
}

function FoldedColumn({ column }: { column: Column }) {
  const { lang } = useWords()
  return (
    <details className={styles.fold}>
      <summary>
        <h2 className={styles.heading}>{lang === 'my' ? column.nameMm : column.name}</h2>
        <ChevronDownIcon size={20} className={styles.foldArrow} />
      </summary>
      <ColumnLinks column={column} />
    </details>
  )
}

function ColumnLinks({ column }: { column: Column }) {
  const { lang } = useWords()
  return (
    <ul className={styles.links}>
      {column.links.map((link) => (
        <li key={link.link + link.name}>
          <a href={toHref(link.link)}>{lang === 'my' ? link.nameMm : link.name}</a>
        </li>
      ))}
    </ul>
  )
}
