import styles from './tabs.module.css'

type Props<T extends string> = {
  readonly label: string
  readonly tabs: readonly (readonly [value: T, name: string])[]
  readonly value: T
  onChange(value: NoInfer<T>): void
}

/** A choice of what the list below shows; buttons, because the list is the same one. */
export const Tabs = <T extends string>({ label, tabs, value, onChange }: Props<T>) => (
  <div role="group" aria-label={label} className={styles.tabs}>
    {tabs.map(([tab, name]) => (
      <button key={tab} type="button" aria-pressed={tab === value} onClick={() => onChange(tab)}>
        {name}
      </button>
    ))}
  </div>
)
