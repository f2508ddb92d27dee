import type { ExchangeOffer, ExchangeType } from '#contracts/loyalty.ts'
import { formatInteger } from '#language/formats.ts'
import { useWords } from '../../i18n/use-words.ts'
import { MoveEnded } from '../../value/move-ended.tsx'
import { Waiting } from '../../value/waiting.tsx'
import { Exchanged } from './exchanged.tsx'
import type { Exchange } from './use-exchange.ts'

type Props = {
  readonly exchange: Exchange
  readonly offers: readonly ExchangeOffer[]
  readonly type: ExchangeType
  readonly onAgain: () => void
}

/** The result, or that it is not known yet. */
export function ExchangeResult({ exchange, offers, type, onAgain }: Props) {
  const { t, pick } = useWords()
  const { done, ended, checking, coded } = exchange
  if (done) {
    const offer = offers.find(({ offerId }) => offerId === done.offerId)
    return <Exchanged done={done} offer={offer} type={type} onAgain={onAgain} />
  }
  if (ended) return <MoveEnded ended={ended} onAgain={onAgain} />
  if (!checking) return null
  const offer = offers.find(({ offerId }) => offerId === coded.step?.sent.offerId)
  return (
    <Waiting
      checking={checking}
      what={offer ? pick(offer.name, offer.nameMm).text : t(`loyalty.type.${type}`)}
      price={offer && t('account.points', { count: formatInteger(offer.points) })}
    />
  )
}
