import { useState } from 'react'
import type { ExchangeOffer, LoyaltyCard } from '#contracts/loyalty.ts'
import { parseMsisdn } from '#contracts/msisdn.ts'
import { formatDate, formatInteger } from '#language/formats.ts'
import { addDays, startOfYangonDay, yangonDayKey } from '#language/yangon-day.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useFibreContracts } from '../../api/use-fibre-contracts.ts'
import { now } from '../../clock/now.ts'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Facts } from '../../value/facts.tsx'
import { MoveProblem } from '../../value/move-problem.tsx'
import { RECIPIENT_FIELD } from '../../value/recipient-field.tsx'
import { ForWhom } from './for-whom.tsx'
import { givesText } from './gives-text.ts'
import type { Exchange } from './use-exchange.ts'
import { useLoyaltyRules } from '../../api/use-loyalty-rules.ts'
import { WhichContract } from './which-contract.tsx'
import styles from './exchange.module.css'

type Props = {
  readonly offer: ExchangeOffer
  readonly card: LoyaltyCard
  readonly exchange: Exchange
  readonly onBack: () => void
}

/** All of it once more, for whom, and what is left afterwards; then one press. */
export function Review({ offer, card, exchange, onBack }: Props) {
  const { t, pick } = useWords()
  const online = useOnline()
  const sent = exchange.coded.step?.sent
  const [other, setOther] = useState<string | null>(sent?.receiver || null)
  const [contract, setContract] = useState(sent?.contractNo ?? '')
  const [tried, setTried] = useState(false)
  const codeFrom = useLoyaltyRules().data?.codeFrom ?? 0
  const contracts = useFibreContracts().data?.contracts ?? []
  const isFibre = offer.type === 'ftth'
  const only = contracts.length === 1 ? contracts[0]?.contractNo : undefined
  const contractNo = isFibre ? contract || (only ?? '') : ''
  const { refusal, lost, pending } = exchange
  const points = refusal?.code === 'EXCHANGE_CHANGED' ? Number(refusal.facts['n']) : offer.points
  const missing = points - card.spendable
  const needsCode = other !== null || points >= codeFrom
  const name = pick(offer.name, offer.nameMm)

  function go() {
    setTried(true)
    const receiver = other === null ? '' : parseMsisdn(other)
    if (receiver === null) document.getElementById(RECIPIENT_FIELD)?.focus()
    else exchange.start({ offerId: offer.offerId, expectedPoints: points, receiver, contractNo }, needsCode)
  }
  return (
    <>
      <h2 lang={name.lang} className={styles.title}>
        {name.text}
      </h2>
      {isFibre && <WhichContract chosen={contractNo} onChoose={setContract} />}
      {!isFibre && offer.type !== 'super' && (
        <ForWhom own={card.phoneNumber} other={other} tried={tried} onOther={setOther} />
      )}
      <ReviewFacts offer={offer} points={points} spendable={card.spendable} />
      {missing > 0 && (
        <Notice tone="warning">{t('loyalty.missing', { points: formatInteger(missing) })}</Notice>
      )}
      <MoveProblem move={exchange} />
      {!online && <Notice tone="warning">{t('purchases.offline')}</Notice>}
      {!lost && missing <= 0 && (!isFibre || contracts.length > 0) && (
        <Button full loading={pending} disabled={!online || (isFibre && contractNo === '')} onClick={go}>
          {needsCode ? t('gifts.getCode') : t('loyalty.exchangeFor', { points: formatInteger(points) })}
        </Button>
      )}
      {!lost && (
        <Button full variant="quiet" disabled={pending} onClick={onBack}>
          {t('loyalty.otherOffer')}
        </Button>
      )}
    </>
  )
}

type FactsProps = {
  readonly offer: ExchangeOffer
  readonly points: number
  readonly spendable: number
}

function ReviewFacts({ offer, points, spendable }: FactsProps) {
  const { t, lang } = useWords()
  const count = (value: number) => t('account.points', { count: formatInteger(value) })
  // To the end of that day, as the server reckons it.
  const lastDay = startOfYangonDay(addDays(yangonDayKey(now()), offer.validityDays))
  return (
    <Facts
      facts={[
        {
          name: t(offer.type === 'ftth' ? 'loyalty.offBill' : 'loyalty.gets'),
          value: givesText(offer, lang, t),
        },
        { name: t('loyalty.costs'), value: count(points), strong: true },
        ...(offer.type === 'ftth' ? [] : [{ name: t('gifts.validTo'), value: formatDate(lastDay, lang) }]),
        { name: t('purchases.pointsToUse'), value: count(spendable) },
        ...(spendable >= points ? [{ name: t('loyalty.leftAfter'), value: count(spendable - points) }] : []),
      ]}
    />
  )
}
