import type { FibreContract } from '#contracts/fibre-bills.ts'
import { formatDate } from '#language/formats.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { Facts } from '../../../value/facts.tsx'
import styles from './contract-facts.module.css'

const TONES: Readonly<Record<FibreContract['status'], NonNullable<BadgeProps['tone']>>> = {
  PENDING_INSTALL: 'warning',
  ACTIVE: 'success',
  SUSPENDED_DEBT: 'danger',
  SUSPENDED_REQUEST: 'warning',
  TERMINATED: 'plain',
}

/** Which contract it is, as much as anybody may see: enough to know it is the right one. */
export function ContractFacts({ contract }: { readonly contract: FibreContract }) {
  const { t, lang, pick } = useWords()
  const { paidUntil } = contract
  return (
    <section aria-label={t('fibre.contract')} className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{pick(contract.packageName, contract.packageNameMm).text}</h2>
          <p className={styles.no}>{contract.contractNo}</p>
        </div>
        <Badge tone={TONES[contract.status]}>{t(`fibre.contractStatus.${contract.status}`)}</Badge>
      </div>
      <Facts
        facts={[
          { name: t('fibre.owner'), value: contract.ownerName },
          { name: t('fibre.phone'), value: contract.phone },
          { name: t('fibre.township'), value: pick(contract.township, contract.townshipMm).text },
          ...(paidUntil ? [{ name: t('fibre.paidUntil'), value: formatDate(paidUntil, lang) }] : []),
        ]}
      />
    </section>
  )
}
