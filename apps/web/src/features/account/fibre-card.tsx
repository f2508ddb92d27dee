import type { FibreContract } from '#contracts/fibre-bills.ts'
import type { LineOrder } from '#contracts/fibre-orders.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { WifiIcon } from '#ui/icons/wifi.tsx'
import { useFibreContracts } from '../../api/use-fibre-contracts.ts'
import { useLineOrders } from '../../api/use-line-orders.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import styles from './fibre-card.module.css'

/** Ended long ago: nobody looks for it here. */
const OVER: readonly LineOrder['status'][] = ['COMPLETED', 'CANCELLED', 'REJECTED', 'EXPIRED']

const payPath = (contractNo: string, pay: boolean) =>
  toHref(`${pathOf('homeInternetPayment')}?contract=${encodeURIComponent(contractNo)}${pay ? '&pay=1' : ''}`)

/** Fibre of whoever is signed in: until when it is paid, what is due, what is on its way. Nothing where there is none. */
export function FibreCard({ always = false }: { readonly always?: boolean }) {
  const { t } = useWords()
  const contracts = useFibreContracts().data?.contracts ?? []
  const orders = (useLineOrders().data ?? []).filter(({ status }) => !OVER.includes(status))
  if (!always && contracts.length === 0 && orders.length === 0) return null
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('fibre.card.title')}</h2>
      {contracts.map((contract) => (
        <Contract key={contract.contractNo} contract={contract} />
      ))}
      {orders.map((order) => (
        <a
          key={order.orderId}
          href={toHref(`${pathOf('homeInternetTrack')}?order=${order.orderId}`)}
          className={styles.row}
        >
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
  const { contractNo, due, status } = contract
  return (
    <div className={styles.contract}>
      <a href={payPath(contractNo, false)} className={styles.row}>
        <Disc>
          <WifiIcon size={22} />
        </Disc>
        <span className={styles.words}>
          <span className={styles.name}>{pick(contract.packageName, contract.packageNameMm).text}</span>
          <Stands contract={contract} />
        </span>
        <ChevronRightIcon size={20} />
      </a>
      {due > 0 && status !== 'TERMINATED' && (
        <ButtonLink full href={payPath(contractNo, true)}>
          {t('fibre.bills.payNow')}
        </ButtonLink>
      )}
    </div>
  )
}

function Stands({ contract: { due, dueOn, paidUntil, status } }: { readonly contract: FibreContract }) {
  const { t, lang } = useWords()
  const amount = formatKyat(due, lang)
  if (due > 0)
    return (
      <span className={styles.due}>
        {dueOn
          ? t('fibre.card.due', { amount, date: formatDate(dueOn, lang) })
          : t('fibre.card.dueNow', { amount })}
      </span>
    )
  return (
    <span className={styles.soft}>
      {paidUntil
        ? t('fibre.card.until', { date: formatDate(paidUntil, lang) })
        : t(`fibre.contractStatus.${status}`)}
    </span>
  )
}
