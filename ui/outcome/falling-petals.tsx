import type { CSSProperties } from 'react'
import { mark } from '../logo/mark.ts'
import styles from './falling-petals.module.css'

/** Percent from the left and from the top, degrees, pixels, and milliseconds until it falls. */
type Fallen = readonly [x: number, y: number, turn: number, wide: number, after: number]

/** They rest at the sides, where no words are. */
const FALLEN: readonly Fallen[] = [
  [2, 18, 200, 16, 210],
  [7, 42, 67, 17, 370],
  [3, 62, 335, 15, 50],
  [10, 80, 110, 16, 640],
  [14, 26, 243, 13, 790],
  [5, 90, 17, 12, 470],
  [88, 14, 0, 12, 0],
  [95, 34, 134, 15, 580],
  [91, 52, 268, 13, 740],
  [97, 66, 42, 14, 260],
  [96, 78, 176, 12, 420],
  [93, 88, 310, 15, 100],
]
const PAINTS = ['#e39ac2', '#ffffff', '#f5b83d', '#f5dfea']
const SHAPES = [mark.sepal.d, mark.petal.d, mark.petal.d]

/** Once, when something was completed; not for people who prefer reduced motion. */
export function FallingPetals() {
  return (
    <div aria-hidden="true" className={styles.fall}>
      {FALLEN.map(([x, y, turn, wide, after], at) => (
        <svg
          key={`${x}-${y}`}
          viewBox="-14 -26 28 30"
          className={styles.petal}
          style={
            {
              '--x': `${x}%`,
              '--y': `${y}%`,
              '--turn': `${turn}deg`,
              '--wide': `${wide}px`,
              '--after': `${after}ms`,
            } as CSSProperties
          }
        >
          <path d={SHAPES[at % SHAPES.length]} fill={PAINTS[at % PAINTS.length]} />
        </svg>
      ))}
    </div>
  )
}
