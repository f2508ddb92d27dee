import { classNames } from '../class-names.ts'
import { Blossom } from './blossom.tsx'
import type { Family } from './flowers.ts'
import styles from './bunch.module.css'

export type BunchProps = {
  readonly family: Family
  /** Against the largest of the family, 0 to 1. */
  readonly size: number
}

/** There is one moon; letters and boats are things, not flowers. */
const ALONE: ReadonlySet<Family> = new Set(['lamin', 'salwar', 'khayee'])

const countOf = (family: Family, size: number) =>
  ALONE.has(family) || size <= 1 / 3 ? 1 : size <= 0.8 ? 2 : 3

/** The face of a package: larger ones carry more blossoms. Down the side of a card on a phone, along its top on wide screens. */
export function Bunch({ family, size }: BunchProps) {
  const places = [styles.first, styles.second, styles.third].slice(0, countOf(family, size))
  return (
    <span aria-hidden="true" className={classNames(styles.bunch, places.length > 1 && styles.several)}>
      {places.map((place) => (
        <span key={place} className={classNames(styles.place, place)}>
          <Blossom family={family} />
        </span>
      ))}
    </span>
  )
}
