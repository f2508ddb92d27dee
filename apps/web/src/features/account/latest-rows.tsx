import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useTransactions } from '../../api/use-transactions.ts'
import { Block } from '../../page/block.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { RowsComing } from '../../skeletons/rows-coming.tsx'
import { HistoryDays } from './history-days.tsx'
import styles from './history.module.css'

const LATEST = 5

export function LatestRows() {
  const { t } = useWords()
  const rows = useTransactions({}, LATEST)
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('routes.myidHistory.title')}</h2>
      <Block query={rows} skeleton={<RowsComing rows={4} />}>
        {({ pages }) => {
          const latest = pages[0]?.result.slice(0, LATEST) ?? []
          return latest.length === 0 ? (
            <p className={styles.soft}>{t('account.noHistory')}</p>
          ) : (
            <>
              <HistoryDays rows={latest} level={3} />
              <ButtonLink
                full
                variant="secondary"
                href={toHref(pathOf('myidHistory'))}
                className={styles.all}
              >
                {t('account.allHistory')}
              </ButtonLink>
            </>
          )
        }}
      </Block>
    </Card>
  )
}
