import { useState, type ReactNode } from 'react'
import type { LoyaltyCard } from '#contracts/loyalty.ts'
import type { Voucher } from '#contracts/vouchers.ts'
import { formatInteger } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CodeStep } from '../../value/code-step.tsx'
import { FreedNote } from '../../value/freed-note.tsx'
import { MoveEnded } from '../../value/move-ended.tsx'
import { SetAsideNotes } from '../../value/set-aside-notes.tsx'
import { Waiting } from '../../value/waiting.tsx'
import { WaitingOffer } from '../../value/waiting-offer.tsx'
import { Review } from './review.tsx'
import { Taken } from './taken.tsx'
import { useVoucherExchange, type VoucherExchange } from './use-voucher-exchange.ts'
import styles from './taking.module.css'

type Props = {
  readonly voucher: Voucher
  readonly card: LoyaltyCard
  readonly withGuest: boolean
  /** Of the steps, where the page before them takes its own away. */
  readonly heading?: ReactNode
  /** The page before and after it. */
  readonly children: (begin: () => void) => ReactNode
}

/** Review, from some points on a code, result; each in the place of the page it was begun on. */
export function Taking({ voucher, card, withGuest, heading, children }: Props) {
  const exchange = useVoucherExchange(voucher.voucherId)
  const [reviewing, setReviewing] = useState(false)
  const { stage } = exchange
  function leave() {
    exchange.reset()
    setReviewing(false)
  }
  if (stage === 'form' && !reviewing)
    return (
      <>
        <Notes exchange={exchange} />
        {children(() => setReviewing(true))}
      </>
    )
  return (
    <>
      {heading}
      {stage === 'form' || stage === 'code' ? (
        <Card as="section" padding="roomy" className={styles.step}>
          {stage === 'code' ? (
            <Code voucher={voucher} exchange={exchange} />
          ) : (
            <>
              <Notes exchange={exchange} />
              <Review
                voucher={voucher}
                card={card}
                withGuest={withGuest}
                exchange={exchange}
                onBack={leave}
              />
            </>
          )}
        </Card>
      ) : (
        <Result voucher={voucher} exchange={exchange} onLeave={leave} />
      )}
    </>
  )
}

type StepProps = { readonly voucher: Voucher; readonly exchange: VoucherExchange }

/** The code that was made for this voucher, and for nothing else. */
function Code({ voucher, exchange: { coded } }: StepProps) {
  const { t, pick } = useWords()
  const { step } = coded
  if (!step) return null
  const name = pick(voucher.title, voucher.titleMm)
  return (
    <CodeStep
      coded={coded}
      step={step}
      facts={[
        { name: t('loyalty.gets'), value: <span lang={name.lang}>{name.text}</span>, strong: true },
        ...(voucher.event
          ? [
              {
                name: t('vouchers.howMany'),
                value: t('vouchers.seats', { count: step.sent.withGuest ? 2 : 1 }),
              },
            ]
          : []),
        { name: t('loyalty.costs'), value: t('account.points', { count: formatInteger(step.price) }) },
      ]}
    />
  )
}

/** How it ended, or that nobody knows yet. */
function Result({ voucher, exchange, onLeave }: StepProps & { readonly onLeave: () => void }) {
  const { t, pick } = useWords()
  const { done, ended, checking } = exchange
  if (done) return <Taken voucher={voucher} taken={done} onLeave={onLeave} />
  if (ended) return <MoveEnded ended={ended} onAgain={onLeave} />
  if (!checking) return null
  return (
    <Waiting
      checking={checking}
      what={pick(voucher.title, voucher.titleMm).text}
      price={t('account.points', { count: formatInteger(voucher.points) })}
    />
  )
}

/** What waits for its code, what is set aside besides, and what was just given back. */
function Notes({ exchange: { coded } }: Pick<StepProps, 'exchange'>) {
  const { t } = useWords()
  const { step, freed } = coded
  return (
    <>
      {freed && <FreedNote amount={t('account.points', { count: formatInteger(freed.price) })} />}
      <WaitingOffer coded={coded} step={step} title={t('loyalty.waits')} />
      <SetAsideNotes except={step?.moveId} />
    </>
  )
}
