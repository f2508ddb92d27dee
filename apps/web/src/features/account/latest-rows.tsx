import { Rows } from '#ui/rows/rows.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { TransactionRow } from './transaction-row.tsx'
import { useTransactions } from './use-transactions.ts'
import styles from './account.module.css'

const LATEST = 5

export function LatestRows() {
  const { t } = useWords()
  const rows = useTransactions({}, LATEST)
  const waiting = (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Skeleton height="120px" />
    </SkeletonGroup>
  )
  return (
    <Section
      title={t('account.latest')}
      seeAll={{ href: toHref(pathOf('myidHistory')), label: t('account.allHistory') }}
    >
      <Block query={rows} skeleton={waiting}>
        {({ pages }) => {
          const latest = pages[0]?.result.slice(0, LATEST) ?? []
          return latest.length === 0 ? (
            <p className={styles.soft}>{t('account.noHistory')}</p>
          ) : (
            <Rows>
              {latest.map((one) => (
                <TransactionRow key={`${one.transactionId}${one.type}`} transaction={one} />
              ))}
            </Rows>
          )
        }}
      </Block>
    </Section>
  )
}
