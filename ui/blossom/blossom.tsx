import type { ReactNode } from 'react'
import { FLOWERS, type Family, type Shape } from './flowers.ts'
import styles from './blossom.module.css'

/** A family of packages is known by its blossom before a word is read. */
export function Blossom({ family }: { family: Family }) {
  return (
    <svg viewBox="-46 -46 92 92" aria-hidden="true" focusable="false" className={styles.blossom}>
      {FLOWERS[family].map(drawn)}
    </svg>
  )
}

function drawn(shape: Shape, index: number): ReactNode {
  if ('parts' in shape) {
    return (
      <g key={index} transform={shape.at}>
        {shape.parts.map(drawn)}
      </g>
    )
  }
  const { d, turns = [0], ...paint } = shape
  return turns.map((turn) => <path key={`${index}-${turn}`} d={d} transform={`rotate(${turn})`} {...paint} />)
}
