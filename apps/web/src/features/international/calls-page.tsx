import { useState } from 'react'
import type { IddRate } from '#contracts/international.ts'
import { formatInteger } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Grid, PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useIdd } from '../../api/use-idd.ts'
import { usePackagesOfKind } from '../../api/use-packages-of-kind.ts'
import { Block } from '../../page/block.tsx'
import { FindField } from '../../catalogue/find-field.tsx'
import { ToolHead } from '../../catalogue/tool-head.tsx'
import { useReadings } from '../../catalogue/use-readings.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Readable } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { Cards, List } from '../../skeletons/shapes.tsx'
import { PackageCard } from '../../catalogue/package-card.tsx'
import { useOwnFacts } from '../../line/use-own-facts.ts'
import { findCountry } from './find-country.ts'
import { HowToDial } from './how-to-dial.tsx'
import { IddCard } from './idd-card.tsx'
import { IddTable } from './idd-table.tsx'
import { topTwenty } from './top-twenty.ts'
import styles from './calls-page.module.css'

/** More than these is no answer but a list; the table below is the list. */
const MOST_CARDS = 12

export function Page() {
  const { t } = useWords()
  const reading = useReading('idd', useIdd())
  const [query, setQuery] = useState('')
  const readings = useReadings(query)
  const all = reading.state === 'loaded' ? reading.data : []
  const found = query.trim() === '' ? [] : findCountry(all, readings)
  return (
    <>
      <ToolHead
        routeId="internationalCallAndSms"
        under="international"
        title={t('routes.internationalCallAndSms.title')}
        lead={t('international.callsLead')}
      >
        <FindField
          label={t('international.callsLabel')}
          placeholder={t('international.callsExample')}
          clearLabel={t('search.clear')}
          value={query}
          onValue={setQuery}
          found={
            query.trim() && all.length > 0
              ? t('international.found', { count: found.length, number: formatInteger(found.length) })
              : ''
          }
        />
      </ToolHead>
      <PageWidth>
        <div className={styles.body}>
          <Readable reading={reading} waiting={<Waiting />}>
            {() => <Rates all={all} found={found} query={query} onClear={() => setQuery('')} />}
          </Readable>
          <Packs />
        </div>
      </PageWidth>
    </>
  )
}

type RatesProps = {
  readonly all: readonly IddRate[]
  readonly found: readonly IddRate[]
  readonly query: string
  readonly onClear: () => void
}

function Rates({ all, found, query, onClear }: RatesProps) {
  const { t } = useWords()
  const searching = query.trim() !== ''
  return (
    <>
      {searching && found.length > 0 && (
        <Section title={t('international.foundTitle')}>
          <Grid columns={3}>
            {found.slice(0, MOST_CARDS).map((rate) => (
              <IddCard key={rate.country} rate={rate} />
            ))}
          </Grid>
        </Section>
      )}
      {searching && found.length === 0 && (
        <EmptyState
          title={t('international.noneTitle')}
          text={t('international.noneText')}
          actions={<Button onClick={onClear}>{t('international.showTable')}</Button>}
        />
      )}
      <div className={styles.parts}>
        <Section title={t('international.topTitle')} lead={t('international.topLead')}>
          <IddTable rates={topTwenty(all)} />
        </Section>
        <HowToDial rates={all} />
      </div>
    </>
  )
}

function Packs() {
  const { t } = useWords()
  const packs = usePackagesOfKind('IDD')
  const own = useOwnFacts()
  return (
    <Section title={t('international.iddPacks')}>
      <Block query={packs} skeleton={<Cards columns={2} count={2} ratio="3" lines={1} />}>
        {(list) => (
          <Grid columns={3}>
            {list.map((pack) => (
              <PackageCard key={pack.id} vasPackage={pack} own={own} />
            ))}
          </Grid>
        )}
      </Block>
    </Section>
  )
}

function Waiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      <List rows={8} />
    </SkeletonGroup>
  )
}
