import { useState } from 'react'
import type { RoamCountry } from '#contracts/international.ts'
import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { SearchBox } from '#ui/search-box/search-box.tsx'
import { navigate, toHref } from '../../navigation/hash-location.ts'
import { useReadings } from '../../catalogue/use-readings.ts'
import { useHydrated } from '../../first-paint/use-hydrated.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CountryMark } from './country-mark.tsx'
import { findCountry } from './find-country.ts'
import { recentCountries } from './recent-countries.ts'
import { roamPath } from './roam-path.ts'
import styles from './country-picker.module.css'

/** Where most of our travellers and workers go; countries looked at before stand in front of them. */
const POPULAR = ['TH', 'MY', 'SG', 'JP', 'KR', 'CN']
const MOST_OFFERED = 6

type Props = { readonly countries: readonly RoamCountry[]; readonly current: string | null }

export function CountryPicker({ countries, current }: Props) {
  const { t, lang } = useWords()
  const [query, setQuery] = useState('')
  const found = findCountry(countries, useReadings(query))
  const nameOf = (one: RoamCountry) => (lang === 'my' ? one.nameMm : one.name)
  const recent = useHydrated() ? recentCountries() : []
  const offered = [...new Set([...recent, ...POPULAR])]
    .slice(0, MOST_OFFERED)
    .flatMap((code) => countries.find(({ country }) => country === code) ?? [])
  return (
    <div className={styles.picker}>
      <p className={styles.label}>{t('international.pickLabel')}</p>
      <SearchBox
        label={t('international.pickLabel')}
        placeholder={t('international.pickExample')}
        clearLabel={t('search.clear')}
        emptyText={t('international.pickNone')}
        value={query}
        onValue={setQuery}
        options={found.map((one) => ({
          id: one.country,
          label: (
            <span className={styles.option}>
              <CountryMark country={one.country} />
              {nameOf(one)}
            </span>
          ),
          hint: lang === 'my' ? one.name : undefined,
        }))}
        onChoose={(country) => {
          setQuery('')
          navigate(roamPath(country))
        }}
      />
      <ChipRow label={t('international.quick')}>
        {offered.map((one) => (
          <ChipLink key={one.country} href={toHref(roamPath(one.country))} selected={one.country === current}>
            {nameOf(one)}
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  )
}
