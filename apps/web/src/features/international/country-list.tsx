import type { RoamCountry } from '#contracts/international.ts'
import { formatInteger } from '#language/formats.ts'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CountryMark } from './country-mark.tsx'
import { roamPath } from './roam-path.ts'
import styles from './country-list.module.css'

export function CountryList({ countries }: { countries: readonly RoamCountry[] }) {
  const { t, lang } = useWords()
  return (
    <Section title={t('international.allTitle', { number: formatInteger(countries.length) })}>
      <ul className={styles.list}>
        {countries.map((one) => (
          <li key={one.country}>
            <a href={toHref(roamPath(one.country))} className={styles.country}>
              <CountryMark country={one.country} />
              {lang === 'my' ? one.nameMm : one.name}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
