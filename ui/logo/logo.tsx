import { useId } from 'react'
import styles from './logo.module.css'

/** The orchid alone, beside a name that is text or on its own with a label. */
export function LogoMark({ size = 40 }: { size?: number }) {
  const id = useId()
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={styles.mark}>
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#8a2a66" />
          <stop offset="1" stopColor="#4d1038" />
        </linearGradient>
      </defs>
      <rect width="64" height="64" rx="18" fill={`url(#${id})`} />
      <g transform="translate(32 33)">
        {[0, 128, 232].map((turn) => (
          <path key={turn} d={SEPAL} transform={`rotate(${turn})`} fill="#f9dfec" />
        ))}
        {[-68, 68].map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn})`} fill="#ffffff" />
        ))}
        <path d={LIP} fill="#f5b83d" />
        <circle cy="1" r="2.6" fill="#6d1a4f" />
      </g>
    </svg>
  )
}

const SEPAL = 'M0 2C-8-5-7-17 0-24 7-17 8-5 0 2z'
const PETAL = 'M0 2C-13-5-12-18 0-22 12-18 13-5 0 2z'
const LIP = 'M0-2C6 1 8 8 4 13 2.5 15-2.5 15-4 13-8 8-6 1 0-2z'

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
