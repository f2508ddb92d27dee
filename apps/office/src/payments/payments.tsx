import { useState } from 'react'
import { listSettlementDays } from '#contracts/staff/payments.ts'
import { useMay } from '../auth/use-roles.ts'
import { Top } from '../frame/top.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Tabs } from '../parts/tabs.tsx'
import { PaymentList } from './payment-list.tsx'
import { RefundList } from './refund-list.tsx'
import { Settlement } from './settlement.tsx'

const VIEWS = ['PAYMENTS', 'REFUNDS', 'SETTLEMENT'] as const
type View = (typeof VIEWS)[number]

/** Money from outside: each try to pay, what went back, and what the channels settle. */
export function Payments() {
  const words = useWords()
  const may = useMay()
  const [view, setView] = useState<View>('PAYMENTS')
  const tabs = VIEWS.filter((one) => one !== 'SETTLEMENT' || may(listSettlementDays)).map(
    (one) => [one, words(`payments.view.${one}`)] as const,
  )
  const choice = <Tabs label={words('menu.payments')} tabs={tabs} value={view} onChange={setView} />
  return (
    <>
      <Top title={words('menu.payments')} />
      {view === 'PAYMENTS' ? <PaymentList choice={choice} /> : null}
      {view === 'REFUNDS' ? <RefundList choice={choice} /> : null}
      {view === 'SETTLEMENT' ? <Settlement choice={choice} /> : null}
    </>
  )
}
