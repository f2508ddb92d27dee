import type { BillReason, FibreBill } from '#contracts/fibre-bills.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { HelpIcon } from '#ui/icons/help.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { type Report, reportPath } from '../../../navigation/report-path.ts'
import { BillLines } from './bill-lines.tsx'
import { signedKyat } from './signed-kyat.ts'
import { useReasonWords } from './use-reason-words.ts'
import { WhyBars } from './why-bars.tsx'
import styles from './why.module.css'

type Props = { readonly bill: FibreBill; readonly before: FibreBill | null }

const wrongBill = (id: string): Report => ({
  service: 'ftth',
  category: 'BILL_WRONG',
  thing: { kind: 'BILL', id },
})

/** Why it is not what it was: one sentence for each reason with its kyat, two bars, then every line. */
export function Why({ bill, before }: Props) {
  const { t, lang } = useWords()
  const changed = bill.before !== null && bill.why.length > 0
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <h2 className={styles.title}>{t(changed ? 'fibre.why.title' : 'fibre.bills.lines')}</h2>
      {changed ? (
        <ul className={styles.reasons}>
          {bill.why.map((reason, index) => (
            <Reason key={`${reason.reason}-${index}`} reason={reason} />
          ))}
        </ul>
      ) : (
        <p className={styles.soft}>{t(bill.before ? 'fibre.why.same' : 'fibre.why.first')}</p>
      )}
      {changed && bill.before && <WhyBars bill={bill} before={before} was={bill.before} />}
      <BillLines bill={bill} before={before} />
      <p className={styles.soft}>
        {t('fibre.bills.period', { from: formatDate(bill.from, lang), to: formatDate(bill.to, lang) })}
      </p>
      <p className={styles.foot}>
        <span className={styles.total}>
          {t('fibre.total')} <strong>{formatKyat(bill.total, lang)}</strong>
        </span>
        <TextLink alone href={toHref(reportPath(wrongBill(bill.billNo)))}>
          <HelpIcon size={20} /> {t('fibre.bills.wrong')}
        </TextLink>
      </p>
    </Card>
  )
}

function Reason({ reason }: { readonly reason: BillReason }) {
  const { lang } = useWords()
  const wordsOf = useReasonWords()
  return (
    <li>
      <span className={styles.chip}>{signedKyat(reason.amount, lang)}</span> {wordsOf(reason)}
    </li>
  )
}
