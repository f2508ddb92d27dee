import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { PageWidth } from '#ui/layout/layout.tsx'
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useRoamCountries } from '../../api/use-roam-countries.ts'
import { useRoaming } from '../../api/use-roaming.ts'
import { ToolHead } from '../../catalogue/tool-head.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Readable } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { Lines, List } from '../../skeletons/shapes.tsx'
import { BeforeYouGo } from './before-you-go.tsx'
import { CountryList } from './country-list.tsx'
import { CountryPicker } from './country-picker.tsx'
import { rememberCountry } from './recent-countries.ts'
import { countryIn } from './roam-path.ts'
import { RoamCountryView } from './roam-country-view.tsx'
import styles from './roam-page.module.css'

export function Page() {
  const { t } = useWords()
  const country = countryIn(useSearch())
  const countries = useReading('roam-countries', useRoamCountries())
  return (
    <>
      <ToolHead
        routeId="roam"
        under="international"
        title={t('routes.roam.title')}
        lead={t('international.roamLead')}
      >
        <Readable reading={countries} waiting={<Waiting rows={1} />}>
          {(list) => <CountryPicker countries={list} current={country} />}
        </Readable>
      </ToolHead>
      <PageWidth>
        <div className={styles.body}>
          {country && <Chosen key={country} country={country} />}
          <BeforeYouGo country={country} />
          {!country && countries.state === 'loaded' && <CountryList countries={countries.data} />}
        </div>
      </PageWidth>
    </>
  )
}

function Chosen({ country }: { country: string }) {
  const reading = useReading(`roam-${country}`, useRoaming(country))
  const known = reading.state === 'loaded'
  useEffect(() => {
    if (known) rememberCountry(country)
  }, [known, country])
  return (
    <Readable reading={reading} waiting={<Waiting rows={5} />}>
      {(roaming) => <RoamCountryView roaming={roaming} />}
    </Readable>
  )
}

function Waiting({ rows }: { rows: number }) {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      {rows > 1 && <Lines count={2} />}
      <List rows={rows} />
    </SkeletonGroup>
  )
}
