import type { ResultOf } from '#contracts/call.ts'
import type { getRoaming, RoamRate } from '#contracts/international.ts'
import { formatInteger, formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { Table } from '#ui/table/table.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { PackageCard } from '../../catalogue/package-card.tsx'
import { useOwnFacts } from '../../line/use-own-facts.ts'
import { Calculator } from './calculator.tsx'
import { CountryMark } from './country-mark.tsx'
import styles from './roam-country-view.module.css'

type Roaming = ResultOf<typeof getRoaming>

const byData = (rates: readonly RoamRate[]) => [...rates].sort((a, b) => a.dataPerMb - b.dataPerMb)

export function RoamCountryView({ roaming }: { roaming: Roaming }) {
  const { t, lang } = useWords()
  const own = useOwnFacts()
  const name = lang === 'my' ? roaming.nameMm : roaming.name
  const rates = byData(roaming.rates)
  const [cheapest] = rates
  return (
    <>
      <section aria-labelledby="roam-country" className={styles.head}>
        <CountryMark country={roaming.country} large />
        <div className={styles.words}>
          <h2 id="roam-country">{name}</h2>
          <p>
            <Badge tone="brand">{lang === 'my' ? roaming.zone.nameMm : roaming.zone.name}</Badge>
          </p>
        </div>
        {cheapest && <ReceiveLine rate={cheapest} />}
      </section>
      <Section title={t('international.ratesTitle')} lead={t('international.ratesLead')}>
        {/* With large letters the table is wider than the page and scrolls in its own place. */}
        <div role="group" aria-label={t('international.ratesCaption')} tabIndex={0} className={styles.rates}>
          <Rates rates={rates} />
        </div>
      </Section>
      {cheapest && <Calculator rates={rates} packs={roaming.packs} country={name} />}
      <Section title={t('international.packsTitle', { country: name })}>
        {roaming.packs.length > 0 ? (
          <Grid columns={3}>
            {roaming.packs.map((pack) => (
              <PackageCard key={pack.id} vasPackage={pack} own={own} />
            ))}
          </Grid>
        ) : (
          <EmptyState title={t('international.noPacksTitle')} text={t('international.noPacksText')} />
        )}
      </Section>
    </>
  )
}

function ReceiveLine({ rate }: { rate: RoamRate }) {
  const { t, lang } = useWords()
  return (
    <dl className={styles.glance}>
      <div className={styles.fact}>
        <dt>{t('international.oneMb')}</dt>
        <dd>{formatKyat(rate.dataPerMb, lang)}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('international.receive')}</dt>
        <dd>
          {rate.receivePerMin === 0
            ? t('international.free')
            : t('international.perMin', { price: formatKyat(rate.receivePerMin, lang) })}
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('international.receiveSms')}</dt>
        <dd>{t('international.free')}</dd>
      </div>
    </dl>
  )
}

function Rates({ rates }: { rates: readonly RoamRate[] }) {
  const { t } = useWords()
  return (
    <Table
      caption={t('international.ratesCaption')}
      hideCaption
      lines={rates}
      lineId={({ partner }) => partner}
      columns={[
        {
          id: 'partner',
          header: t('international.partner'),
          cell: ({ partner, networks }) => (
            <span className={styles.partner}>
              {partner} <span className={styles.networks}>{networks.join(' ')}</span>
            </span>
          ),
        },
        {
          id: 'mb',
          header: t('international.col.mb'),
          number: true,
          cell: (rate) => formatInteger(rate.dataPerMb),
        },
        {
          id: 'local',
          header: t('international.col.local'),
          number: true,
          cell: (rate) => formatInteger(rate.callLocalPerMin),
        },
        {
          id: 'home',
          header: t('international.col.home'),
          number: true,
          cell: (rate) => formatInteger(rate.callHomePerMin),
        },
        {
          id: 'in',
          header: t('international.col.in'),
          number: true,
          cell: (rate) => formatInteger(rate.receivePerMin),
        },
        {
          id: 'sms',
          header: t('international.col.sms'),
          number: true,
          cell: (rate) => formatInteger(rate.smsEach),
        },
      ]}
    />
  )
}
