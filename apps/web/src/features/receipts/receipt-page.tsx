import { moveIdOfReceipt } from '#contracts/receipt-no.ts'
import { PageWidth } from '#ui/layout/layout.tsx'
import { navigate } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf } from '../../navigation/paths.ts'
import type { PageProps } from '../../page/page-props.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Trail } from '../../service/trail.tsx'
import { NumberForm } from './number-form.tsx'
import { Verdict } from './verdict.tsx'
import styles from './receipt-page.module.css'

/** Behind the code on every receipt: ours or not, how much and on which day. Anybody may look. */
export function Page({ params }: PageProps) {
  const { t } = useWords()
  const title = t('routes.receipt.title')
  const number = params['no'] ?? ''
  return (
    <PageWidth narrow className={styles.page}>
      <Trail routeId="receipt" title={title} />
      <PageHeading title={title} />
      <p className={styles.lead}>{t('receipts.pageLead')}</p>
      {moveIdOfReceipt(number) && <Verdict receiptNo={number} />}
      <NumberForm
        key={number}
        first={number}
        onNumber={(no) => navigate(pathOf('receipt', { no: no.toUpperCase() }))}
      />
    </PageWidth>
  )
}
