import { useMutation } from '@tanstack/react-query'
import { getFibreBillPdf, type FibreBill, type FibreContract } from '#contracts/fibre-bills.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { formatMonth } from '#language/month-names.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { DownloadIcon } from '#ui/icons/download.tsx'
import { Weave } from '#ui/weave/weave.tsx'
import { callFile } from '../../../api/call-api.ts'
import { saveFile } from '../../../api/save-file.ts'
import { now } from '../../../clock/now.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { planDay } from '../plan-day.ts'
import { daysUntil } from './days-until.ts'
import { paymentPath } from './payment-address.ts'
import styles from './bill-petal.module.css'

type Props = {
  readonly bill: FibreBill
  readonly contract: FibreContract
  readonly payable: boolean
}

/** One bill in woven cloth: what it comes to, until when, and the one button. */
export function BillPetal({ bill, contract, payable }: Props) {
  const { t, lang } = useWords()
  const month = formatMonth(bill.period, lang)
  const isDue = bill.due > 0
  return (
    <section aria-label={t('fibre.bills.of', { month })} className={styles.petal}>
      <Weave />
      <h2 className={styles.name}>{t('fibre.bills.of', { month })}</h2>
      <p className={styles.amount}>
        {formatInteger(isDue ? bill.due : bill.total)} <small>{t('home.kyat')}</small>
      </p>
      <Until bill={bill} contract={contract} />
      <div className={styles.actions}>
        {payable && (
          <ButtonLink
            variant="inverse"
            href={toHref(paymentPath({ contract: contract.contractNo, pay: true }))}
          >
            {t(contract.due > 0 ? 'fibre.bills.payNow' : 'fibre.bills.ahead')}
          </ButtonLink>
        )}
        <Pdf billNo={bill.billNo} />
      </div>
    </section>
  )
}

function Until({ bill, contract }: Pick<Props, 'bill' | 'contract'>) {
  const { t, lang } = useWords()
  const date = <strong>{planDay(bill.dueOn, lang)}</strong>
  const left = daysUntil(bill.dueOn, yangonDayKey(now()))
  if (bill.due > 0)
    return (
      <p className={styles.soft}>
        {t('fibre.bills.due')} {date}
        {left > 0 ? `${lang === 'my' ? '၊' : ','} ${t('fibre.bills.inDays', { count: left })}` : ''}
        {left < 0 && <span className={styles.late}>{t('fibre.bills.late', { count: -left })}</span>}
      </p>
    )
  return (
    <p className={styles.soft}>
      {t(`fibre.billStatus.${bill.status}`)}
      {contract.paidUntil &&
        ` · ${t('fibre.bills.paidUntil', { date: formatDate(contract.paidUntil, lang) })}`}
    </p>
  )
}

function Pdf({ billNo }: { readonly billNo: string }) {
  const { t } = useWords()
  const fetched = useMutation({
    networkMode: 'always',
    mutationFn: () => callFile(getFibreBillPdf, { params: { billNo } }),
    onSuccess: (content) => saveFile(content, `bill-${billNo}.pdf`),
  })
  return (
    <>
      <Button
        variant="quiet"
        className={styles.pdf}
        icon={DownloadIcon}
        loading={fetched.isPending}
        onClick={() => fetched.mutate()}
      >
        <span aria-hidden="true">PDF</span>
        <span className="visually-hidden">{t('fibre.bills.download')}</span>
      </Button>
      {fetched.isError && (
        <p role="alert" className={styles.soft}>
          {t('receipts.downloadFailed')}
        </p>
      )}
    </>
  )
}
