import type { PaymentChannel } from '#contracts/payments.ts'
import { Button } from '#ui/button/button.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useOnline } from '../codes/use-online.ts'
import { useWords } from '../i18n/use-words.ts'
import { PayProblem } from './pay-problem.tsx'
import type { OpenOrder } from './use-order.ts'
import styles from './pay-press.module.css'

type Props = {
  readonly send: OpenOrder['send']
  readonly way: PaymentChannel | null
  readonly total: string
}

/** The one button that pays, with what stands in its way. */
export function PayPress({ send, way, total }: Props) {
  const { t, pick } = useWords()
  const online = useOnline()
  const name = way && pick(way.name, way.nameMm)
  return (
    <>
      <PayProblem send={send} />
      {!online && <Notice tone="warning">{t('payments.offline')}</Notice>}
      {online && !send.lost && (
        <Button type="submit" full loading={send.pending} disabled={way === null}>
          {t('payments.pay', { amount: total })}
          {name && <span lang={name.lang}> · {name.text}</span>}
        </Button>
      )}
      {way && (
        <p className={styles.fine}>
          <LockIcon size={18} />
          {t(`payments.method.${way.method}`)}
        </p>
      )}
    </>
  )
}
