import type { OwnLine } from '../../line/use-own-line.ts'
import { useOwnLine } from '../../line/use-own-line.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { BlockFailed } from '../../page/block.tsx'
import { BalanceCard } from '../../line/balance-card.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Again } from './own/again.tsx'
import { EndsNext } from './own/ends-next.tsx'
import { Greeting } from './own/greeting.tsx'
import { HistoryLink } from './own/history-link.tsx'
import { NoLine } from './own/no-line.tsx'
import { Offers } from './own/offers.tsx'
import { OwnHomeWaiting } from './own/waiting.tsx'
import { UnderWay } from './own/under-way.tsx'
import { WhatIsLeft } from './own/what-is-left.tsx'
import styles from './own/own-home.module.css'

/** The home page of a signed-in customer: what they have, what they can do about it, and offers last. */
export function Page() {
  const { t } = useWords()
  const reading = useOwnLine()
  return (
    <PageWidth>
      <div className={styles.page}>
        <Greeting />
        {reading.state === 'waiting' && <OwnHomeWaiting label={t('skeleton.loading')} />}
        {reading.state === 'noLine' && <NoLine />}
        {reading.state === 'failed' && (
          <div className={styles.wide}>
            <BlockFailed error={reading.error} onRetry={reading.retry} />
          </div>
        )}
        {reading.state === 'there' && <Own line={reading.line} />}
        <Offers />
      </div>
    </PageWidth>
  )
}

function Own({ line }: { readonly line: OwnLine }) {
  return (
    <>
      <BalanceCard line={line} action={<HistoryLink />} />
      <WhatIsLeft account={line.account} />
      <EndsNext account={line.account} />
      <div className={styles.pair}>
        <UnderWay account={line.account} />
        <Again />
      </div>
    </>
  )
}
