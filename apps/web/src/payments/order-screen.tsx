import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { OrderType } from '#contracts/payments.ts'
import { useRefreshOwn } from '../api/use-account.ts'
import { Button } from '#ui/button/button.tsx'
import { useWords } from '../i18n/use-words.ts'
import { BlockFailed } from '../page/block.tsx'
import { BillComing } from '../skeletons/bill-coming.tsx'
import { OrderBack, OrderOver } from './order-ended.tsx'
import { OrderWaits } from './order-waits.tsx'
import type { Inquired, Stand } from './order-stand.ts'
import { PayAnotherWay } from './pay-another-way.tsx'
import { Paying } from './paying.tsx'
import { ProvePayer, ProvePayerSheet, useProving } from './prove-payer.tsx'
import { useWayName } from './use-channels.ts'
import type { OpenOrder } from './use-order.ts'
import type { Payer } from './use-payer.ts'

type Props = {
  readonly open: OpenOrder
  readonly type: OrderType
  /** Rendered when the order is delivered. */
  readonly done: (found: Inquired, way: string) => ReactNode
}

/** An order in any state; a returning payer finds it here. */
export function OrderScreen({ open, type, done }: Props) {
  const { payer, found, stand, error } = open
  if (!payer) return <WhoPaid open={open} />
  if (!found || !stand) return error ? <BlockFailed error={error} onRetry={open.retry} /> : <BillComing />
  return <Found open={open} payer={payer} type={type} found={found} stand={stand} done={done} />
}

/** A guest's proof has expired, or this is another tab: the number is proven again. */
function WhoPaid({ open }: Pick<Props, 'open'>) {
  const { t } = useWords()
  const proving = useProving()
  return (
    <>
      <ProvePayer title={t('payments.proveAgainTitle')} most={null} onProve={proving.open} />
      <ProvePayerSheet proving={proving} number={null} />
      <Button variant="quiet" onClick={open.finish}>
        {t('payments.leave')}
      </Button>
    </>
  )
}

type FoundProps = Props & { readonly payer: Payer; readonly found: Inquired; readonly stand: Stand }

function Found({ open, payer, type, found, stand, done }: FoundProps) {
  /** The attempt that the payer wants to replace. */
  const [replacing, setReplacing] = useState<string | null>(null)
  const nameOf = useWayName(payer, type)
  const { order, payment } = found
  const way = nameOf(payment?.channelCode ?? open.kept?.last.channelCode ?? '')
  useRefreshedWhen(stand === 'done')
  const another = (onBack: (() => void) | null) => (
    <PayAnotherWay open={open} payer={payer} order={order} stand={stand} way={way} onBack={onBack} />
  )
  switch (stand) {
    case 'done':
      return done(found, way)
    case 'checking':
    case 'delivering':
      return (
        <OrderWaits
          order={order}
          payment={payment}
          way={way}
          paid={stand === 'delivering'}
          fibre={order.type !== 'TOPUP'}
          {...(payment?.status === 'PENDING_USER' && { onNotPaid: () => open.said(false) })}
        />
      )
    case 'goingBack':
    case 'wentBack':
      return <OrderBack order={order} way={way} isThere={stand === 'wentBack'} onAgain={open.finish} />
    case 'over':
      return <OrderOver order={order} onAgain={open.finish} />
    case 'pay':
      if (!payment) return null
      if (replacing === payment.paymentId)
        return another(() => {
          setReplacing(null)
          open.send.reset()
        })
      return (
        <Paying
          payment={payment}
          way={way}
          onAnother={() => setReplacing(payment.paymentId)}
          onPaid={() => open.said(true)}
        />
      )
    case 'choose':
    case 'notPaid':
    case 'notStarted':
      return another(null)
  }
}

/** Refetches everything that shows the line's value after a delivery. */
function useRefreshedWhen(isThere: boolean): void {
  const refresh = useRefreshOwn()
  const onThere = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (isThere) onThere()
  }, [isThere])
}
