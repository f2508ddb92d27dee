import { moveIdOfReceipt } from '#contracts/receipt-no.ts'
import { formatDate, formatTime } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { HelpIcon } from '#ui/icons/help.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { useWords } from '../i18n/use-words.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { type Report, reportPath } from '../navigation/report-path.ts'
import type { Fact } from './facts.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import styles from './receipt.module.css'

type Props = {
  readonly receiptNo: string
  readonly at: number
  readonly facts: readonly Fact[]
  /** Of a guest, who is signed in nowhere. */
  readonly token?: string | undefined
  /** What a problem with it would be about: where it is no move, or more is known than that it is one. */
  readonly report?: Report
  readonly category?: string
}

function ofMove(receiptNo: string, category: string): Report {
  const id = moveIdOfReceipt(receiptNo)
  return { service: 'mobile', category, ...(id && { thing: { kind: 'MOVE', id } }) }
}

/** Paper with a torn edge: what was done, to keep, to send, to ask about. */
export function Receipt({ receiptNo, at, facts, token, report, category = 'BALANCE_WRONG' }: Props) {
  const { t, lang } = useWords()
  const all: readonly Fact[] = [...facts, { name: t('purchases.receiptNo'), value: receiptNo }]
  return (
    <section aria-label={t('receipts.title')} className={styles.receipt}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('receipts.title')}</h2>
        <span className={styles.time}>
          {formatTime(at)} · {formatDate(at, lang)}
        </span>
      </div>
      <dl className={styles.rows}>
        {all.map(({ name, value, strong }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{strong ? <strong>{value}</strong> : value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ReceiptButton receiptNo={receiptNo} short token={token} />
        <Send receiptNo={receiptNo} />
        <ButtonLink
          size="small"
          variant="quiet"
          icon={HelpIcon}
          href={toHref(reportPath(report ?? ofMove(receiptNo, category)))}
        >
          {t('receipts.ask')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The page that says it is ours, by whatever the phone sends with; where it cannot send there is the file. */
function Send({ receiptNo }: { readonly receiptNo: string }) {
  const { t } = useWords()
  if (typeof navigator.share !== 'function') return null
  const url = new URL(toHref(pathOf('receipt', { no: receiptNo })), location.href).href
  return (
    <Button
      size="small"
      variant="quiet"
      icon={ShareIcon}
      // Closing the phone's own sheet rejects; that is a choice, not a failure.
      onClick={() => void navigator.share({ title: t('receipts.title'), url }).catch(() => undefined)}
    >
      {t('receipts.send')}
    </Button>
  )
}
