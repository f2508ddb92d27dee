import { classNames } from '#ui/class-names.ts'
import { Table } from '#ui/table/table.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './table-block.module.css'

/** Two or three columns across a desktop would put a price a metre from its name. */
const MOST_BESIDE = 3

export function TableBlock({ block }: { block: BlockOf<'table'> }) {
  const { pick } = useWords()
  const columns = block.columns.map((column, index) => ({
    id: String(index),
    header: pick(column.text, column.textMm).text,
    number: column.numeric,
    cell: (row: (typeof block.rows)[number]) => {
      const cell = row[index]
      return cell ? <ContentText value={cell.text} valueMm={cell.textMm} /> : null
    },
  }))
  const few = block.columns.length <= MOST_BESIDE
  return (
    <div className={classNames(few && styles.beside)}>
      <div>
        <BlockTitle title={block.title} titleMm={block.titleMm} />
        {block.note && (
          <ContentText as="p" value={block.note} valueMm={block.noteMm} className={styles.note} />
        )}
      </div>
      {/* With large letters a wide table scrolls in itself, also by the arrow keys. */}
      <div
        className={styles.sheet}
        role="region"
        aria-label={pick(block.title, block.titleMm).text}
        tabIndex={0}
      >
        <Table
          caption={pick(block.title, block.titleMm).text}
          hideCaption
          columns={columns}
          lines={block.rows}
          lineId={(row) => row.map((cell) => cell.text).join('|')}
        />
      </div>
    </div>
  )
}
