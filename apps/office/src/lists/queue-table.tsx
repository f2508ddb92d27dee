import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords, type OfficeKey } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Refused } from '../parts/refused.tsx'
import type { KeyPages } from './use-key-pages.ts'
import { Pager } from './pager.tsx'
import styles from './queue-table.module.css'

export type Column<Row> = {
  readonly head: OfficeKey | null
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'end'
  /** Text that may be long: cut at the column's width, complete on hover. */
  readonly long?: (row: Row) => string
}

type Props<Row> = {
  readonly label: OfficeKey
  readonly pages: KeyPages<Row>
  readonly columns: readonly Column<Row>[]
  readonly idOf: (row: Row) => string
  readonly open?: ((row: Row) => string | (() => void)) | undefined
  readonly empty: OfficeKey
  /** Further keys that act on the chosen row. */
  readonly keys?: Readonly<Record<string, (row: Row) => void>>
}

/** A queue: rows of 40 px, one of them chosen by j and k, opened by Enter; pages by n and p. */
export function QueueTable<Row>({ label, pages, columns, idOf, open, empty, keys = {} }: Props<Row>) {
  const words = useWords()
  const { rows } = pages
  const { chosen, choose, body } = useChosen(rows.length)
  const act = useOpen(open)
  const row = rows[chosen]
  useKeys({
    j: () => choose(Math.min(chosen + 1, rows.length - 1)),
    k: () => choose(Math.max(chosen - 1, 0)),
    Enter: row === undefined || !open ? undefined : () => act(row),
    ...Object.fromEntries(
      Object.entries(keys).map(([key, doIt]) => [key, row === undefined ? undefined : () => doIt(row)]),
    ),
  })
  if (pages.refusal) return <Refused refusal={pages.refusal} />
  return (
    <>
      <div className={styles.scroll} tabIndex={-1}>
        <table className={styles.table} aria-label={words(label)} aria-busy={pages.loading}>
          <thead>
            <tr>
              {columns.map(({ head, align }, at) => (
                <th key={head ?? at} scope="col" className={align && styles[align]}>
                  {head ? words(head) : <span className="vh">{words('table.acts')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((one, at) => (
              <tr
                key={idOf(one)}
                className={[at === chosen && styles.chosen, open && styles.opens].filter(Boolean).join(' ')}
                aria-current={at === chosen || undefined}
                onClick={() => choose(at)}
                onDoubleClick={() => act(one)}
              >
                {columns.map((column, place) => (
                  <Cell key={column.head ?? place} column={column} row={one} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty}>{words(pages.loading ? 'table.loading' : empty)}</p>
      ) : null}
      <Pager pages={pages} />
    </>
  )
}

function Cell<Row>({ column: { align, long, cell }, row }: { column: Column<Row>; row: Row }) {
  const classes = [align && styles[align], long && styles.long].filter(Boolean).join(' ')
  return (
    <td className={classes || undefined} title={long?.(row)}>
      {cell(row)}
    </td>
  )
}

/** Which row the keys are about; it is brought into sight. */
function useChosen(count: number) {
  const [at, setAt] = useState(0)
  const body = useRef<HTMLTableSectionElement>(null)
  const chosen = Math.min(at, Math.max(0, count - 1))
  useEffect(() => {
    if (at > 0) body.current?.rows[chosen]?.scrollIntoView({ block: 'nearest' })
  }, [at, chosen])
  return { chosen, choose: setAt, body }
}

function useOpen<Row>(open: Props<Row>['open']): (row: Row) => void {
  const navigate = useNavigate()
  return (row) => {
    const target = open?.(row)
    if (typeof target === 'string') void navigate(target)
    else target?.()
  }
}
