import { useId } from 'react'
import styles from './weave.module.css'

/** The acheik wave: woven cloth behind money and membership, never under small text on white. */
export function Weave() {
  const id = useId()
  return (
    <svg aria-hidden="true" focusable="false" className={styles.weave}>
      <defs>
        <pattern id={id} width="56" height="44" patternUnits="userSpaceOnUse">
          <g className={styles.thread}>
            {[12, 19, 26].map((y) => (
              <path
                key={y}
                d={`M0 ${y}C7 ${y} 7 ${y - 8} 14 ${y - 8}S21 ${y} 28 ${y} 35 ${y - 8} 42 ${y - 8} 49 ${y} 56 ${y}`}
              />
            ))}
            <path d="M0 36H6M12 36h4M22 36H34M40 36h4M50 36H56" />
          </g>
          <path d="M28 2l3 3-3 3-3-3zM0 2l3 3-3 3zM56 2l-3 3 3 3z" className={styles.knot} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
