import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export type TableColumn<Line> = {
  id: string
  header: string
  cell: (line: Line) => ReactNode
  /** Digits under digits, at the right. */
  number?: boolean
}

export type TableProps<Line> = {
  caption: ReactNode
  /** The heading above already says it: read only. */
  hideCaption?: boolean
  /** The first column names the line. */
  columns: readonly TableColumn<Line>[]
  lines: readonly Line[]
  lineId: (line: Line) => string
  /** On a phone a line becomes a card; `scroll` keeps the table for comparing columns side by side. */
  narrow?: 'cards' | 'scroll'
}

// The roles stand in the markup because `display: block` on a phone takes them away from the elements.
export function Table<Line>({
  caption,
  hideCaption,
  columns,
  lines,
  lineId,
  narrow = 'cards',
}: TableProps<Line>) {
  const [first, ...others] = columns
  return (
    <div
      className={classNames(styles.frame, narrow === 'scroll' && styles.scroll)}
      {...(narrow === 'scroll' && { tabIndex: 0 })}
    >
      <table role="table" className={classNames(styles.table, narrow === 'cards' && styles.cards)}>
        <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                // The first column names its lines, from the left, also where the names are sums.
                className={classNames(styles.cell, column.number && column !== first && styles.number)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <tr key={lineId(line)} role="row" className={styles.line}>
              {first && (
                <th role="rowheader" scope="row" className={classNames(styles.cell, styles.name)}>
                  {first.cell(line)}
                </th>
              )}
              {others.map((column) => (
                <td
                  key={column.id}
                  role="cell"
                  data-label={column.header}
                  className={classNames(styles.cell, column.number && styles.number)}
                >
                  {column.cell(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
