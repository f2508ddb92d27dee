import { displayMsisdn } from '#contracts/msisdn.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat } from '#language/formats.ts'
import { Card } from '#ui/card/card.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CodeStep } from '../../value/code-step.tsx'
import { FreedNote } from '../../value/freed-note.tsx'
import { MoveEnded } from '../../value/move-ended.tsx'
import { SetAsideNotes } from '../../value/set-aside-notes.tsx'
import { Waiting as StillChecking } from '../../value/waiting.tsx'
import { WaitingOffer } from '../../value/waiting-offer.tsx'
import { totalPrice } from '../../value/total-price.ts'
import { Given } from './given.tsx'
import { RecipientForm } from './recipient-form.tsx'
import { Review } from './review.tsx'
import { useGift, type Gift } from './use-gift.ts'
import styles from './gift-page.module.css'

const STEPS = ['recipient', 'review', 'code', 'result'] as const
const RESULT = STEPS.length - 1

export function GiftSteps({ vasPackage }: { readonly vasPackage: VasPackage }) {
  const { t } = useWords()
  const gift = useGift(vasPackage)
  const names = STEPS.map((step) => t(`gifts.step.${step}`))
  const name = names[gift.at] ?? ''
  return (
    <>
      <Steps
        label={t('gifts.stepOf', { step: gift.at + 1, steps: STEPS.length, name })}
        steps={names}
        current={gift.at}
      />
      <Result vasPackage={vasPackage} gift={gift} />
      {gift.at < RESULT && (
        <Card as="section" padding="roomy" className={styles.card}>
          <Step vasPackage={vasPackage} gift={gift} />
        </Card>
      )}
    </>
  )
}

type StepProps = { readonly vasPackage: VasPackage; readonly gift: Gift }

/** The result, or that it is not known yet. */
function Result({ vasPackage, gift }: StepProps) {
  const { lang, pick } = useWords()
  const { checking, done, ended } = gift
  const again = () => gift.choose(null)
  if (done) return <Given transfer={done.transfer} balances={done.balances} onAgain={again} />
  if (ended) return <MoveEnded ended={ended} onAgain={again} />
  if (!checking) return null
  const name = pick(vasPackage.name, vasPackage.nameMm).text
  return <StillChecking checking={checking} what={name} price={formatKyat(totalPrice(vasPackage), lang)} />
}

function Step({ vasPackage, gift }: StepProps) {
  const { wanted, coded } = gift
  const { step } = coded
  if (step && !step.left) return <GiftCode vasPackage={vasPackage} gift={gift} />
  return (
    <>
      <Waiting gift={gift} />
      {wanted ? (
        <Review vasPackage={vasPackage} wanted={wanted} gift={gift} />
      ) : (
        <RecipientForm onChosen={gift.choose} />
      )}
    </>
  )
}

/** What waits for its code, what else is reserved, and what was just released. */
function Waiting({ gift: { coded } }: { readonly gift: Gift }) {
  const { t, lang } = useWords()
  const { step, freed } = coded
  const number = displayMsisdn(step?.sent.receiver ?? '')
  return (
    <>
      {freed && <FreedNote amount={formatKyat(freed.price, lang)} />}
      <WaitingOffer coded={coded} step={step} title={t('gifts.waits', { number })} />
      <SetAsideNotes except={step?.moveId} />
    </>
  )
}

function GiftCode({ vasPackage, gift: { coded } }: StepProps) {
  const { t, lang, pick } = useWords()
  const { step } = coded
  const name = pick(vasPackage.name, vasPackage.nameMm)
  if (!step) return null
  return (
    <CodeStep
      coded={coded}
      step={step}
      facts={[
        { name: t('gifts.to'), value: displayMsisdn(step.sent.receiver), strong: true },
        { name: t('gifts.package'), value: <span lang={name.lang}>{name.text}</span> },
        { name: t('purchases.priceWithTax'), value: formatKyat(step.price, lang) },
      ]}
    />
  )
}
