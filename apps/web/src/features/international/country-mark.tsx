import styles from './country-mark.module.css'

/** The two letters of a passport instead of a flag: no bytes, no dispute, readable in both languages. */
export function CountryMark({ country, large = false }: { country: string; large?: boolean }) {
  return (
    <span aria-hidden="true" translate="no" className={large ? styles.large : styles.mark}>
      {country}
    </span>
  )
}
