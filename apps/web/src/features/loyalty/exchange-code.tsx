import type { ExchangeOffer } from '#contracts/loyalty.ts'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { formatInteger } from '#language/formats.ts'
import { useWords } from '../../i18n/use-words.ts'
import { CodeStep } from '../../value/code-step.tsx'
import type { Exchange } from './use-exchange.ts'

type Props = { readonly exchange: Exchange; readonly offers: readonly ExchangeOffer[] }

/** The code that was made for this offer, this number and this contract. */
export function ExchangeCode({ exchange: { coded }, offers }: Props) {
  const { t, pick } = useWords()
  const { step } = coded
  if (!step) return null
  const { offerId, receiver, contractNo } = step.sent
  const offer = offers.find((one) => one.offerId === offerId)
  const name = offer && pick(offer.name, offer.nameMm)
  return (
    <CodeStep
      coded={coded}
      step={step}
      facts={[
        ...(receiver ? [{ name: t('gifts.to'), value: displayMsisdn(receiver), strong: true }] : []),
        ...(contractNo ? [{ name: t('loyalty.contract'), value: contractNo, strong: true }] : []),
        ...(name ? [{ name: t('loyalty.gets'), value: <span lang={name.lang}>{name.text}</span> }] : []),
        { name: t('loyalty.costs'), value: t('account.points', { count: formatInteger(step.price) }) },
      ]}
    />
  )
}
