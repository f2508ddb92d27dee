import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './page-skeleton.module.css'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

export const Title = () => <Skeleton height="40px" width="60%" />

/** A picture. */
export const Banner = ({ heightPx }: { heightPx: number }) => (
  <Skeleton shape="petal" height={`${heightPx}px`} />
)

export const Lines = ({ count }: { count: number }) => (
  <div>
    {times(count).map((line) => (
      <Skeleton key={line} shape="line" width={`${100 - (line % 3) * 12}%`} />
    ))}
  </div>
)

export const Chips = ({ count }: { count: number }) => (
  <div className={styles.chips}>
    {times(count).map((chip) => (
      <Skeleton key={chip} shape="pill" width="96px" />
    ))}
  </div>
)

export const List = ({ rows }: { rows: number }) => (
  <div className={styles.list}>
    {times(rows).map((row) => (
      <Skeleton key={row} height="64px" />
    ))}
  </div>
)

export const Form = ({ fields, chips }: { fields: number; chips: number }) => (
  <div className={styles.list}>
    {times(fields).map((field) => (
      <Skeleton key={field} height="52px" />
    ))}
    <Chips count={chips} />
    <Skeleton shape="pill" />
  </div>
)

type CardsProps = { columns: number; count: number; ratio: string; lines: number }

export const Cards = ({ columns, count, ratio, lines }: CardsProps) => (
  <div className={styles.cards} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
    {times(count).map((card) => (
      <div key={card}>
        <Skeleton ratio={ratio} />
        {lines > 0 && <Lines count={lines} />}
      </div>
    ))}
  </div>
)

export const Beside = ({ wide, main, side }: { wide: boolean; main: ReactNode; side: ReactNode }) => (
  <div className={wide ? styles.beside : styles.under}>
    <div>{main}</div>
    <div>{side}</div>
  </div>
)
