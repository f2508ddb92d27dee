import type { TextKey } from '#i18n/keys.generated.ts'
import type { Transaction } from '#contracts/value.ts'
import { formatDateTime, formatInteger } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Row } from '#ui/rows/rows.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { ReceiptButton } from '../../value/receipt-button.tsx'
import { changeText } from '../../value/amount-text.ts'
import styles from './account.module.css'

const WHY: Readonly<Record<string, TextKey>> = {
  purchase: 'value.why.purchase',
  renewal: 'value.why.renewal',
  undo: 'value.why.undo',
  cancel: 'value.why.cancel',
  giftOut: 'value.why.giftOut',
  giftIn: 'value.why.giftIn',
  shareOut: 'value.why.shareOut',
  shareIn: 'value.why.shareIn',
  recallIn: 'value.why.recallIn',
  recallOut: 'value.why.recallOut',
}

/** Where the kind of change alone would tell its owner nothing. */
const TITLES: Partial<Readonly<Record<string, TextKey>>> = { cancel: 'account.ended.CANCELLED' }

/** What has not happened has no reason yet. */
const UNDONE: Partial<Readonly<Record<Transaction['status'], TextKey>>> = {
  PENDING: 'purchases.checkingText',
  FAILED: 'purchases.nothingTaken',
}

const TONES = { PENDING: 'warning', SUCCEEDED: 'success', FAILED: 'danger', REVERSED: 'plain' } as const

/** One change of the line: what, when, how much, and why in a sentence. */
export function TransactionRow({ transaction }: { readonly transaction: Transaction }) {
  const { t, lang, pick } = useWords()
  const { type, status, packageName, packageNameMm, deltas, counterparty, why, receiptNo, at } = transaction
  const name = packageName ? pick(packageName, packageNameMm) : null
  const sentence = UNDONE[status] ?? WHY[why.key]
  const slots = Object.fromEntries(
    Object.entries(why.slots).map(([key, value]) => [
      key,
      typeof value === 'number' ? formatInteger(value) : value,
    ]),
  )
  return (
    <Row>
      <p className={styles.line}>
        <span className={styles.name}>
          {t(TITLES[why.key] ?? `account.type.${type}`)}
          {name && (
            <>
              {' · '}
              <span lang={name.lang}>{name.text}</span>
            </>
          )}
        </span>
        <span className={styles.amounts}>
          {deltas.map((delta) => changeText(delta, lang, t)).join(' · ')}
        </span>
      </p>
      <p className={styles.soft}>
        {formatDateTime(at, lang)}
        {counterparty && ` · ${counterparty}`}{' '}
        {status !== 'SUCCEEDED' && <Badge tone={TONES[status]}>{t(`account.status.${status}`)}</Badge>}
      </p>
      {(sentence || receiptNo) && (
        <details className={styles.soft}>
          <summary>{t('account.why')}</summary>
          <div className={styles.detail}>
            {sentence && <p>{t(sentence, slots)}</p>}
            {receiptNo && (
              <>
                <p>
                  {t('purchases.receiptNo')}
                  <br />
                  <span className={styles.number}>{receiptNo}</span>
                </p>
                <ReceiptButton receiptNo={receiptNo} />
              </>
            )}
          </div>
        </details>
      )}
    </Row>
  )
}
