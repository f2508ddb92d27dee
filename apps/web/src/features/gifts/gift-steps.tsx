import type { VasPackage } from '#contracts/packages.ts'
import { Card } from '#ui/card/card.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CheckingNote } from '../../moves/checking-note.tsx'
import { CodeStep } from '../../moves/code-step.tsx'
import { Given } from './given.tsx'
import { RecipientForm } from './recipient-form.tsx'
import { Review } from './review.tsx'
import { useGift, type Gift } from './use-gift.ts'
import styles from './gift-page.module.css'

const STEPS = ['recipient', 'review', 'code', 'result'] as const

export function GiftSteps({ vasPackage }: { readonly vasPackage: VasPackage }) {
  const { t } = useWords()
  const gift = useGift(vasPackage)
  const names = STEPS.map((step) => t(`gifts.step.${step}`))
  const name = names[gift.step] ?? ''
  return (
    <>
      <Steps
        label={t('gifts.stepOf', { step: gift.step + 1, steps: STEPS.length, name })}
        steps={names}
        current={gift.step}
      />
      <Card as="section" padding="roomy" className={styles.card}>
        <Step vasPackage={vasPackage} gift={gift} />
      </Card>
    </>
  )
}

function Step({ vasPackage, gift }: { readonly vasPackage: VasPackage; readonly gift: Gift }) {
  const { wanted, sent, checking, done, code } = gift
  if (done)
    return <Given transfer={done.transfer} balances={done.balances} onAgain={() => gift.choose(null)} />
  if (checking) return <CheckingNote checking={checking} />
  if (!wanted) return <RecipientForm onChosen={gift.choose} />
  if (!sent) return <Review vasPackage={vasPackage} wanted={wanted} gift={gift} />
  return <CodeStep otp={sent.otp} code={code} onStartAgain={gift.reset} />
}
