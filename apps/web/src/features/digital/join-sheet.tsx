import { useState } from 'react'
import type { DigitalService } from '#contracts/digital.ts'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useAccount } from '../../api/use-account.ts'
import { Block } from '../../page/block.tsx'
import { askedOverlap, yesTo } from '../../purchases/overlap.ts'
import { OverlapNote } from '../../purchases/overlap-note.tsx'
import { PurchaseSheet } from '../../purchases/purchase-sheet.tsx'
import { usePurchase, type Purchase } from '../../purchases/use-purchase.ts'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { BillComing } from '../../skeletons/bill-coming.tsx'
import { Facts } from '../../value/facts.tsx'
import { MoveProblem } from '../../value/move-problem.tsx'
import { TopUpLink } from '../../value/top-up-link.tsx'
import { totalPrice } from '../../value/total-price.ts'
import styles from '../../value/value.module.css'

export type JoinSheetProps = {
  readonly service: DigitalService
  readonly sale: NonNullable<DigitalService['sale']>
  /** The catalogue's price: the server accepts no other. */
  readonly price: number
  readonly open: boolean
  readonly onClose: () => void
}

/** Price, period and the way to stop are shown before anything is charged; a service that renews is confirmed twice. */
export function JoinSheet(props: JoinSheetProps) {
  const { service, sale, open, onClose } = props
  const purchase = usePurchase(service, true)
  return (
    <PurchaseSheet
      item={{ name: service.name, nameMm: service.nameMm }}
      purchase={purchase}
      price={totalPrice({ ...sale, price: props.price })}
      open={open}
      onClose={onClose}
    >
      <FormOfLine {...props} purchase={purchase} />
    </PurchaseSheet>
  )
}

type OfLine = JoinSheetProps & { readonly purchase: Purchase }

function FormOfLine(props: OfLine) {
  const account = useAccount()
  return (
    <Block query={account} skeleton={<BillComing />}>
      {(data) => <Form {...props} balance={data.totals.main} number={data.subscriber.msisdn} />}
    </Block>
  )
}

type FormProps = OfLine & { readonly balance: number; readonly number: string }

function Form({ service, sale, price, purchase, balance, number }: FormProps) {
  const { t, lang } = useWords()
  const online = useOnline()
  const [keep, setKeep] = useState(false)
  const [understood, setUnderstood] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const { refusal, lost, pending, order } = purchase
  const overlap = askedOverlap(refusal)
  const period = service.period ?? 'MONTH'
  const asked = refusal?.code === 'PRICE_CHANGED' ? Number(refusal.facts['n']) : price
  const kyat = totalPrice({ ...sale, price: asked })
  const total = formatKyat(kyat, lang)
  const missing = kyat - balance
  const locked = lost || pending
  return (
    <>
      <Facts
        facts={[
          { name: t('purchases.forNumber'), value: displayMsisdn(number) },
          { name: t('purchases.priceWithTax'), value: total, strong: true },
          { name: t('digital.period'), value: t(`digital.period.${period}`) },
          { name: t('purchases.balanceNow'), value: formatKyat(balance, lang) },
        ]}
      />
      <Notice tone="info">
        {service.stopCode ? t('digital.stopBefore', { code: service.stopCode }) : t('digital.stopBeforeHere')}
      </Notice>
      {sale.canRenew && (
        <Switch
          label={t('digital.keep')}
          hint={keep ? t(`digital.keepHint.${period}`, { price: total }) : t(`digital.once.${period}`)}
          on={keep}
          disabled={locked}
          onSwitch={setKeep}
        />
      )}
      {keep && (
        <>
          <Checkbox
            label={t('digital.keepUnderstood')}
            checked={understood}
            disabled={locked}
            onChecked={setUnderstood}
          />
          <p className={styles.soft}>{t('digital.keepCode')}</p>
        </>
      )}
      {missing > 0 && <Missing kyat={missing} />}
      {overlap && (
        <OverlapNote overlap={overlap} accepted={accepted} locked={locked} onAccept={setAccepted} />
      )}
      <MoveProblem move={{ ...purchase, refusal: overlap ? null : refusal }} />
      {!online && <Notice tone="warning">{t('purchases.offline')}</Notice>}
      {!lost && missing <= 0 && (
        <Button
          full
          loading={pending}
          disabled={!online || (keep && !understood) || (overlap !== null && !accepted)}
          onClick={() => order({ expectedPrice: asked, autoRenew: keep, ...yesTo(overlap, accepted) })}
        >
          {t('purchases.buyFor', { amount: total })}
        </Button>
      )}
    </>
  )
}

function Missing({ kyat }: { readonly kyat: number }) {
  const { t, lang } = useWords()
  const title = t('purchases.missing', { amount: formatKyat(kyat, lang) })
  return <Notice tone="warning" title={title} actions={<TopUpLink need={kyat} />} />
}
