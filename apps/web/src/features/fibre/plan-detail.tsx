import type { FtthPackage } from '#contracts/fibre.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stat, StatRow } from '#ui/stat/stat.tsx'
import { useFibrePackages } from '../../api/use-fibre-packages.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import { FaqList } from '../../catalogue/faq-list.tsx'
import { RichText } from '../../catalogue/rich-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { KeptNote } from '../../offline-reading/readable.tsx'
import { formatInteger, formatKyat } from '#language/formats.ts'
import { OrderCard } from './order-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { QuoteTable } from './quote-table.tsx'
import styles from './plan-detail.module.css'

export function PlanDetail({ plan, keptAt }: { plan: FtthPackage; keptAt: number | null }) {
  const { t } = useWords()
  return (
    <>
      <Head plan={plan} />
      <PageWidth>
        <div className={styles.columns}>
          <OrderCard plan={plan} />
          <div className={styles.main}>
            <KeptNote at={keptAt} />
            <Section title={t('fibre.tableTitle')} lead={t('fibre.tableLead', { percent: plan.taxRatePct })}>
              <QuoteTable plan={plan} />
            </Section>
            <Section title={t('fibre.aboutTitle')}>
              <RichText html={plan.description} htmlMm={plan.descriptionMm} />
            </Section>
            <PlanTerms plan={plan} />
            <FaqList category="FIBRE" />
          </div>
        </div>
        <OtherPlans plan={plan} />
      </PageWidth>
    </>
  )
}

function Head({ plan }: { plan: FtthPackage }) {
  const { t, lang, pick } = useWords()
  const name = pick(plan.name, plan.nameMm)
  const facts = [
    [
      t('fibre.fairUse'),
      plan.fairUseGb === null
        ? t('fibre.fairUseNone')
        : t('fibre.fairUseGb', { gb: formatInteger(plan.fairUseGb) }),
    ],
    [t('fibre.device'), pick(plan.device, plan.deviceMm).text],
    [t('fibre.contract'), t('fibre.contractMonths', { months: plan.contractMonths })],
    [t('fibre.deposit'), plan.deposit === 0 ? t('fibre.depositNone') : formatKyat(plan.deposit, lang)],
  ] as const
  return (
    <div className={styles.head}>
      <PageWidth className={styles.headRow}>
        <Breadcrumb
          label={t('frame.youAreHere')}
          trail={[
            { label: t('routes.homeInternet.title'), href: toHref(pathOf('homeInternet')) },
            { label: t('fibre.all'), href: toHref(pathOf('homeInternetAll')) },
            { label: name.text },
          ]}
        />
        <PageHeading title={name.text} lang={name.lang} />
        <StatRow>
          <Stat label={t('fibre.down')} value={`${plan.speedMbpsDown} Mbps`} />
          <Stat label={t('fibre.up')} value={`${plan.speedMbpsUp} Mbps`} />
        </StatRow>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.factName}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PageWidth>
    </div>
  )
}

/** The page is whole without them. */
function OtherPlans({ plan }: { plan: FtthPackage }) {
  const { t } = useWords()
  const plans = useFibrePackages(null)
  const others = plans.data?.filter(({ id }) => id !== plan.id) ?? []
  if (others.length === 0) return null
  return (
    <div className={styles.others}>
      <Section title={t('fibre.relatedTitle')}>
        <ul className={styles.cards}>
          {others.map((other) => (
            <li key={other.id}>
              <PlanCard plan={other} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
