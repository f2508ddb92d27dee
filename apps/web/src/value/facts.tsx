import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './value.module.css'

export type Fact = {
  readonly name: string
  readonly value: ReactNode
  readonly strong?: boolean
}

/** Names and amounts, as on a bill. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, strong }) => (
        <div key={name} className={classNames(styles.fact, strong && styles.strong)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
