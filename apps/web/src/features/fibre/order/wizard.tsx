import { useState } from 'react'
import type { FtthPackage } from '#contracts/fibre.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { OrderScreen } from '../../../payments/order-screen.tsx'
import { type OpenOrder, useOrder } from '../../../payments/use-order.ts'
import { useChosenWay } from '../../../payments/ways-to-pay.tsx'
import { BillComing } from '../../../skeletons/bill-coming.tsx'
import { returnToResult } from '../payment/payment-address.ts'
import { OrderSum } from './order-sum.tsx'
import { orderBody } from './order-body.ts'
import { orderPrice } from './order-price.ts'
import { NOT_PAYING } from './paying.ts'
import { PayStep } from './pay-step.tsx'
import { PersonStep } from './person-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { StepMarks } from './step-marks.tsx'
import { ToResult } from './to-result.tsx'
import { useOnSite } from './use-on-site.ts'
import { useStepFocus } from './use-step-focus.ts'
import { useWizard } from './use-wizard.ts'
import { VisitStep } from './visit-step.tsx'
import styles from '../form.module.css'

/** Where, which plan, when, who, with what: the price stays in sight all the way. */
export function Wizard({ plan }: { readonly plan: FtthPackage }) {
  const { t } = useWords()
  const wizard = useWizard()
  const open = useOrder('FTTH_NEW', returnToResult)
  const onSite = useOnSite()
  const [paying, setPaying] = useState(NOT_PAYING)
  const { step, draft, place, id } = wizard
  const heading = useStepFocus(step)
  const { total } = orderPrice(plan, draft)
  const way = useChosenWay(open.payer, 'FTTH_NEW', total, paying.picked)

  function order() {
    setPaying({ ...paying, tried: true })
    const body = place && orderBody({ plan, place, draft, id, payOnSite: paying.onSite })
    if (!body || !paying.agreed) return
    if (paying.onSite) onSite.start(body)
    else if (way && !open.send.lost) open.start(body, way.channelCode, '')
  }

  if (!wizard.isReady) return <BillComing />
  // What an earlier page left open is not what was pressed here.
  if (open.isOpen && !open.send.isIdle) return <Ordered open={open} />
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('fibre.order.title')}
      onSubmit={(event) => {
        wizard.submit(event)
        if (step === 'pay') order()
      }}
    >
      <div className={styles.fields}>
        <StepMarks index={wizard.index} />
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`fibre.order.${step}Title`)}
        </h2>
        {step === 'place' && <PlaceStep wizard={wizard} plan={plan} />}
        {step === 'plan' && <PlanStep wizard={wizard} plan={plan} />}
        {step === 'visit' && <VisitStep wizard={wizard} />}
        {step === 'person' && <PersonStep wizard={wizard} />}
        {step === 'pay' && (
          <PayStep
            wizard={wizard}
            plan={plan}
            payer={open.payer}
            total={total}
            paying={paying}
            onPaying={(next) => {
              setPaying(next)
              open.send.reset()
              onSite.reset()
            }}
            refusal={open.send.refusal ?? onSite.refusal}
          />
        )}
      </div>
      <OrderSum
        wizard={wizard}
        plan={plan}
        paying={paying}
        way={way}
        send={paying.onSite ? onSite : open.send}
      />
    </form>
  )
}

function Ordered({ open }: { readonly open: OpenOrder }) {
  return (
    <OrderScreen open={open} type="FTTH_NEW" done={({ order }) => <ToResult orderId={order.orderId} />} />
  )
}
