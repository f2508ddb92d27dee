import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = readonly [name: string, value: ReactNode]

/** Names and values beside each other; what is not known is left out. */
export const Facts = ({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: 1 | 2 }) => (
  <dl className={columns === 2 ? styles.two : styles.one}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
