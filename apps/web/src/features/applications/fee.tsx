import { type FormEvent, useState } from 'react'
import type { Application } from '#contracts/applications.ts'
import { formatKyat } from '#language/formats.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { OrderScreen } from '../../payments/order-screen.tsx'
import { PayPress } from '../../payments/pay-press.tsx'
import { type OpenOrder, useOrder } from '../../payments/use-order.ts'
import { useChosenWay, WaysToPay } from '../../payments/ways-to-pay.tsx'
import { navigate } from '../../navigation/hash-location.ts'
import { applicationPath, feePath } from './application-address.ts'
import styles from './applications.module.css'

type Props = { readonly one: Application; readonly orderId: string | null }

/** The fee, paid like any order; somebody who returns from a channel lands here. */
export function Fee({ one, orderId }: Props) {
  const { t } = useWords()
  const { reference } = one
  const open = useOrder('SERVICE_FEE', (id) => `/#${feePath(reference, id)}`, {
    orderId,
    onLeft: () => navigate(applicationPath(reference)),
  })
  const paid = (
    <Notice tone="success" announce="polite" title={t('applications.paidTitle')}>
      {t('applications.paidText')}
    </Notice>
  )
  if (open.isOpen && (orderId !== null || !open.send.isIdle))
    return <OrderScreen open={open} type="SERVICE_FEE" done={() => paid} />
  return one.can.pay ? <Pay one={one} open={open} /> : null
}

function Pay({ one, open }: { readonly one: Application; readonly open: OpenOrder }) {
  const { t, lang } = useWords()
  const { payer } = open
  const [picked, setPicked] = useState<string | null>(null)
  const { fee, reference } = one
  const way = useChosenWay(payer, 'SERVICE_FEE', fee, picked)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!way || open.send.lost) return
    open.start({ type: 'SERVICE_FEE', reference, expectedTotal: fee }, way.channelCode, '')
  }
  return (
    <form noValidate className={styles.pay} onSubmit={submit} aria-label={t('applications.payTitle')}>
      <h3 className={styles.small}>{t('applications.payTitle')}</h3>
      <p className={styles.soft}>{t('applications.payText')}</p>
      {payer && <WaysToPay payer={payer} type="SERVICE_FEE" kyat={fee} picked={picked} onPick={setPicked} />}
      <PayPress send={open.send} way={way} total={formatKyat(fee, lang)} />
    </form>
  )
}
