import { type FormEvent, type ReactNode, useState } from 'react'
import type { FibreContract, PayOption } from '#contracts/fibre-bills.ts'
import { formatDate, formatKyat } from '#language/formats.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { CheckIcon } from '#ui/icons/check.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { OrderScreen } from '../../../payments/order-screen.tsx'
import { type OpenOrder, useOrder } from '../../../payments/use-order.ts'
import { useChosenWay, WaysToPay } from '../../../payments/ways-to-pay.tsx'
import { Facts } from '../../../value/facts.tsx'
import { BillPaid } from '../bill-paid.tsx'
import { usePriceFacts } from '../use-price-facts.ts'
import { ContractFacts } from './contract-facts.tsx'
import { firstOption, optionKey, orderOf, type Proof } from './pay-choice.ts'
import { PayOptions } from './pay-options.tsx'
import { returnToResult } from './payment-address.ts'
import { PayPress } from '../../../payments/pay-press.tsx'
import { SettleSheet } from './settle-sheet.tsx'
import styles from '../form.module.css'

type Props = {
  readonly contract: FibreContract
  readonly options: readonly PayOption[]
  /** Of the question that found it; null for one's own. */
  readonly lookupId: string | null
  /** What else can be done with it. */
  readonly children?: ReactNode
}

/** What can be paid for a contract, ready-priced; with what; then one press. */
export function PayForm(props: Props) {
  const first = firstOption(props.options)
  return first ? <Payable {...props} first={first} /> : <NothingToPay {...props} />
}

function NothingToPay({ contract, children }: Props) {
  const { t, lang } = useWords()
  const { paidUntil } = contract
  return (
    <>
      <ContractFacts contract={contract} />
      <EmptyState
        icon={CheckIcon}
        title={t('fibre.pay.nothing')}
        text={
          paidUntil
            ? t('fibre.pay.nothingUntil', { date: formatDate(paidUntil, lang) })
            : t('fibre.pay.nothingText')
        }
        actions={children}
      />
    </>
  )
}

type PayableProps = Props & { readonly first: PayOption }

function Payable(props: PayableProps) {
  const open = useOrder('FTTH_BILL', returnToResult)
  // What an earlier page left open is not what was pressed here.
  return open.isOpen && !open.send.isIdle ? (
    <OrderScreen
      open={open}
      type="FTTH_BILL"
      done={(found, way) => <BillPaid found={found} way={way} onAgain={open.finish} />}
    />
  ) : (
    <Fields {...props} open={open} />
  )
}

type FieldsProps = PayableProps & { readonly open: OpenOrder }

function Fields({ contract, options, lookupId, children, first, open }: FieldsProps) {
  const { t, lang } = useWords()
  const { payer } = open
  const [key, setKey] = useState(optionKey(first))
  const [picked, setPicked] = useState<string | null>(null)
  const [settling, setSettling] = useState(false)
  const option = options.find((one) => optionKey(one) === key) ?? first
  const orderType = option.type === 'FTTH_PREPAY' ? 'FTTH_PREPAY' : 'FTTH_BILL'
  const way = useChosenWay(payer, orderType, option.total, picked)
  const facts = usePriceFacts(option.lines, option.total)

  function press(proof: Proof | null) {
    if (!way || open.send.lost) return
    const order = orderOf(option, contract, lookupId, proof)
    if (order) open.start(order, way.channelCode, '')
    else setSettling(true)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    press(null)
  }

  return (
    <>
      <form noValidate className={styles.form} onSubmit={submit} aria-label={t('fibre.pay.title')}>
        <div className={styles.fields} onChange={open.send.reset}>
          <ContractFacts contract={contract} />
          <PayOptions options={options} dueOn={contract.dueOn} chosen={key} onChoose={setKey} />
          {payer && (
            <WaysToPay
              payer={payer}
              type={orderType}
              kyat={option.total}
              picked={picked}
              onPick={setPicked}
            />
          )}
          {children && <div>{children}</div>}
        </div>
        <aside className={styles.sum} aria-label={t('topup.summary')}>
          <div className={styles.sumLines}>
            <Facts facts={facts} />
          </div>
          <PayPress send={open.send} way={way} total={formatKyat(option.total, lang)} />
        </aside>
      </form>
      {option.type === 'SETTLEMENT' && way && (
        <SettleSheet
          open={settling}
          contract={contract}
          option={option}
          send={open.send}
          onClose={() => {
            setSettling(false)
            open.send.reset()
          }}
          onCode={press}
        />
      )}
    </>
  )
}
