import { useId } from 'react'
import styles from './logo.module.css'
import { mark } from './mark.ts'

/** The orchid alone, beside a name that is text or on its own with a label. */
export function LogoMark({ size = 40 }: { size?: number }) {
  const id = useId()
  const { ground, sepal, petal, lip, heart } = mark
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      className={styles.mark}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={ground[0]} />
          <stop offset="1" stopColor={ground[1]} />
        </linearGradient>
      </defs>
      <rect width="64" height="64" rx="18" fill={`url(#${id})`} />
      <g transform="translate(32 33)">
        {[sepal, petal].flatMap(({ d, turns, fill }) =>
          turns.map((turn) => <path key={turn} d={d} transform={`rotate(${turn})`} fill={fill} />),
        )}
        <path d={lip.d} fill={lip.fill} />
        <circle cy="1" r={heart.r} fill={heart.fill} />
      </g>
    </svg>
  )
}

/** The mark with the operator's name, which comes from the brand file. */
export function Logo({ name, lang }: { name: string; lang?: string | undefined }) {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span lang={lang} className={styles.name}>
        {name}
      </span>
    </span>
  )
}
