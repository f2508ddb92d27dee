import type { FtthPackage } from '#contracts/fibre.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Table } from '#ui/table/table.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useFibrePackages } from '../../api/use-fibre-packages.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Readable } from '../../offline-reading/readable.tsx'
import { useReading } from '../../offline-reading/use-reading.ts'
import { bestQuote } from './best-quote.ts'
import { setMyPlace } from '../../places/my-place.ts'
import { PlanCard } from './plan-card.tsx'
import styles from './plans.module.css'

type Props = { placeId: string | null; placeName: string | null; table?: boolean }

/** All plans, or what is offered where somebody lives. */
export function Plans({ placeId, placeName, table = false }: Props) {
  const { t } = useWords()
  const reading = useReading(`fibre-plans ${placeId ?? ''}`, useFibrePackages(placeId))
  return (
    <Section
      title={placeName ? t('fibre.plansAt', { place: placeName }) : t('fibre.plansTitle')}
      lead={t('fibre.plansLead')}
    >
      <Readable reading={reading} waiting={<Waiting />}>
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState
              icon={WifiIcon}
              title={t('fibre.noPlansTitle')}
              text={t('fibre.noPlansText')}
              actions={<Button onClick={() => setMyPlace(null)}>{t('fibre.forget')}</Button>}
            />
          ) : (
            <>
              <ul className={styles.cards}>
                {plans.map((plan) => (
                  <li key={plan.id}>
                    <PlanCard plan={plan} />
                  </li>
                ))}
              </ul>
              {table && <PlanTable plans={plans} />}
            </>
          )
        }
      </Readable>
    </Section>
  )
}

function PlanTable({ plans }: { plans: readonly FtthPackage[] }) {
  const { t, lang, pick } = useWords()
  return (
    <div className={styles.table}>
      <Table
        caption={t('fibre.compareTitle')}
        lines={plans}
        lineId={({ id }) => id}
        columns={[
          {
            id: 'plan',
            header: t('fibre.column.plan'),
            cell: (plan) => (
              <TextLink href={toHref(pathOf('homeInternetPackage', { id: plan.id }))}>
                {pick(plan.name, plan.nameMm).text}
              </TextLink>
            ),
          },
          {
            id: 'speed',
            header: t('fibre.column.speed'),
            number: true,
            cell: (plan) => `${plan.speedMbpsDown} / ${plan.speedMbpsUp} Mbps`,
          },
          {
            id: 'monthly',
            header: t('fibre.column.monthly'),
            number: true,
            cell: (plan) => formatKyat(plan.monthlyFee, lang),
          },
          {
            id: 'year',
            header: t('fibre.column.year'),
            number: true,
            cell: (plan) => formatKyat(bestQuote(plan)?.perMonth ?? plan.monthlyFee, lang),
          },
          {
            id: 'install',
            header: t('fibre.column.install'),
            number: true,
            cell: (plan) => formatKyat(plan.installFee, lang),
          },
        ]}
      />
    </div>
  )
}

const SHAPES = [0, 1, 2, 3, 4]

function Waiting() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')} className={styles.waiting}>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} height="300px" />
      ))}
    </SkeletonGroup>
  )
}
