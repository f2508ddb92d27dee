import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import { mark } from '../logo/mark.ts'
import styles from './orchid.module.css'

export type OrchidProps = {
  /** What is left, 0 to 1. */
  share: number
  /** The same in words: a picture alone tells nobody an amount. */
  label: string
}

type Petal = { readonly d: string; readonly turn: number; readonly sepal: boolean }

const { sepal, petal, lip, heart } = mark
const clockwise = (turn: number) => (turn + 360) % 360

const all: readonly Petal[] = [
  ...sepal.turns.map((turn) => ({ d: sepal.d, turn: clockwise(turn), sepal: true })),
  ...petal.turns.map((turn) => ({ d: petal.d, turn: clockwise(turn), sepal: false })),
]

/** The logo's own five, clockwise from the top; each is a fifth. */
const PETALS = [0, 68, 128, 232, 292].flatMap((turn) => all.filter((one) => one.turn === turn))

/** How full each petal is: the last one empties first, from its tip to the heart. */
export function petalShares(share: number): number[] {
  const left = Math.min(1, Math.max(0, share)) * PETALS.length
  return PETALS.map((_, index) => Math.min(1, Math.max(0, left - index)))
}

/** What is left of data as the flower of the house. The figure beside it is the truth. */
export function Orchid({ share, label }: OrchidProps) {
  const shares = petalShares(share)
  return (
    <svg viewBox="-25 -25.5 50 46" role="img" aria-label={label} className={styles.orchid}>
      {PETALS.map(({ d, turn }) => (
        <path key={turn} d={d} transform={`rotate(${turn})`} className={styles.cup} />
      ))}
      {PETALS.map(({ d, turn, sepal: isSepal }, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          {(shares[index] ?? 0) > 0 && (
            <path
              d={d}
              className={classNames(styles.fill, isSepal && styles.sepal)}
              style={{ '--full': shares[index], '--after': `${index * 60}ms` } as CSSProperties}
            />
          )}
        </g>
      ))}
      <path d={lip.d} className={styles.lip} />
      <circle cy="1" r={heart.r} className={styles.heart} />
    </svg>
  )
}
