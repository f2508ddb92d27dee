import type { FibreContract } from '#contracts/fibre-bills.ts'
import { formatDate } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { contractPath, dueText, isDue, trackPath } from '../../line/own-fibre.ts'
import { useOwnFibre } from '../../line/use-own-fibre.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import styles from './fibre-card.module.css'

/** The customer's fibre: paid until, amount due, orders under way. Hidden without fibre. */
export function FibreCard({ always = false }: { readonly always?: boolean }) {
  const { t } = useWords()
  const { contracts, orders } = useOwnFibre()
  if (!always && contracts.length === 0 && orders.length === 0) return null
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('fibre.card.title')}</h2>
      {contracts.map((contract) => (
        <Contract key={contract.contractNo} contract={contract} />
      ))}
      {orders.map((order) => (
        <a key={order.orderId} href={toHref(trackPath(order.orderId))} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{t('fibre.card.order', { number: order.orderNo })}</span>
            <span className={styles.soft}>{t(`fibre.status.${order.status}`)}</span>
          </span>
          <ChevronRightIcon size={20} />
        </a>
      ))}
      {contracts.length === 0 && (
        <>
          {orders.length === 0 && <p className={styles.soft}>{t('fibre.card.noneText')}</p>}
          <ButtonLink variant="secondary" href={toHref(pathOf('homeInternetPayment'))}>
            {t('fibre.card.link')}
          </ButtonLink>
        </>
      )}
    </Card>
  )
}

function Contract({ contract }: { readonly contract: FibreContract }) {
  const { t, pick } = useWords()
  const { contractNo } = contract
  return (
    <div className={styles.contract}>
      <a href={toHref(contractPath(contractNo, false))} className={styles.row}>
        <Disc>
          <WifiIcon size={22} />
        </Disc>
        <span className={styles.words}>
          <span className={styles.name}>{pick(contract.packageName, contract.packageNameMm).text}</span>
          <Stands contract={contract} />
        </span>
        <ChevronRightIcon size={20} />
      </a>
      {isDue(contract) && (
        <ButtonLink full href={toHref(contractPath(contractNo, true))}>
          {t('fibre.bills.payNow')}
        </ButtonLink>
      )}
    </div>
  )
}

function Stands({ contract }: { readonly contract: FibreContract }) {
  const words = useWords()
  const { t, lang } = words
  const { due, paidUntil, status } = contract
  if (due > 0) return <span className={styles.due}>{dueText(contract, words)}</span>
  return (
    <span className={styles.soft}>
      {paidUntil
        ? t('fibre.card.until', { date: formatDate(paidUntil, lang) })
        : t(`fibre.contractStatus.${status}`)}
    </span>
  )
}
