import type { LineOrder } from '#contracts/fibre-orders.ts'
import { Card } from '#ui/card/card.tsx'
import { BoltIcon } from '#ui/icons/bolt.tsx'
import { UserIcon } from '#ui/icons/user.tsx'
import { UsersIcon } from '#ui/icons/users.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { Facts } from '../../../value/facts.tsx'
import { useAddOnName } from '../use-add-on-name.ts'
import { usePriceFacts } from '../use-price-facts.ts'
import { visitWords } from '../visit-words.ts'
import styles from './tracker.module.css'

const READY = [
  ['ready1', UserIcon],
  ['ready2', BoltIcon],
  ['ready3', UsersIcon],
] as const

const BEFORE_THE_VISIT: readonly LineOrder['status'][] = ['PAID', 'PAY_ON_SITE', 'SURVEY', 'SCHEDULED']

/** What to have ready; what was ordered. */
export function TrackSide({ order }: { readonly order: LineOrder }) {
  const { t } = useWords()
  return (
    <div className={styles.side}>
      {BEFORE_THE_VISIT.includes(order.status) && (
        <Card as="section" padding="roomy" className={styles.card}>
          <h2 className={styles.small}>{t('fibre.track.readyTitle')}</h2>
          <ul className={styles.ready}>
            {READY.map(([key, Face]) => (
              <li key={key}>
                <Face size={22} />
                {t(`fibre.track.${key}`)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Ordered order={order} />
    </div>
  )
}

/** Who comes, on the day itself. The code protects the home: only who says it is let in. */
export function Engineer({ visit }: Pick<LineOrder, 'visit'>) {
  const { t } = useWords()
  if (!visit?.engineer && !visit?.visitCode) return null
  const name = visit.engineer?.name ?? ''
  return (
    <Card as="section" padding="roomy" className={styles.engineer}>
      <span aria-hidden="true" className={styles.face}>
        {Array.from(name)[0]}
      </span>
      <div>
        {name && <p className={styles.name}>{t('fibre.track.engineer', { name })}</p>}
        {visit.visitCode && (
          <p>
            {t('fibre.track.code')} <strong className={styles.code}>{visit.visitCode}</strong>
          </p>
        )}
      </div>
    </Card>
  )
}

function Ordered({ order }: { readonly order: LineOrder }) {
  const words = useWords()
  const { t, pick } = words
  const addOnName = useAddOnName()
  const price = usePriceFacts(order.lines, order.total)
  const { applicant, visit } = order
  const township = pick(applicant.township, applicant.townshipMm).text
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <h2 className={styles.small}>{t('fibre.track.what')}</h2>
      <Facts
        facts={[
          {
            name: t('fibre.order.plan'),
            value: [pick(order.packageName, order.packageNameMm).text, ...order.addOnIds.map(addOnName)].join(
              ', ',
            ),
          },
          { name: t('fibre.order.place'), value: [applicant.address, township].filter(Boolean).join(', ') },
          { name: t('fibre.order.person'), value: applicant.name },
          ...(applicant.idNumber ? [{ name: t('fibre.id.short'), value: applicant.idNumber }] : []),
          ...(visit ? [{ name: t('fibre.order.visit'), value: visitWords(visit, words) }] : []),
          ...price,
        ]}
      />
    </Card>
  )
}
