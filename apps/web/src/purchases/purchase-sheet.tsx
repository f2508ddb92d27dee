import type { ReactNode } from 'react'
import { formatKyat } from '#language/formats.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import type { PickedText } from '../i18n/pick-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { CheckingNote } from '../value/checking-note.tsx'
import { CodeStep } from '../value/code-step.tsx'
import { FreedNote } from '../value/freed-note.tsx'
import { MoveEnded } from '../value/move-ended.tsx'
import { SetAsideNotes } from '../value/set-aside-notes.tsx'
import { WaitingOffer } from '../value/waiting-offer.tsx'
import styles from '../value/value.module.css'
import { Bought } from './bought.tsx'
import type { Purchase } from './use-purchase.ts'

type PurchaseSheetProps = {
  readonly item: { readonly name: string; readonly nameMm: string | null }
  readonly purchase: Purchase
  readonly open: boolean
  readonly onClose: () => void
  /** What is asked before anything is taken. */
  readonly children: ReactNode
}

/** Stays when it is closed: a purchase that nobody has answered yet is still the same one when it opens again. */
export function PurchaseSheet({ item, purchase, open, onClose, children }: PurchaseSheetProps) {
  const { t, pick } = useWords()
  const name = pick(item.name, item.nameMm)

  function close() {
    const isOpen = purchase.stage === 'checking' || purchase.stage === 'code'
    if (!isOpen && !purchase.lost && !purchase.pending) purchase.reset()
    onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={<span lang={name.lang}>{name.text}</span>}
      closeLabel={t('packages.close')}
    >
      <div className={styles.stack}>
        <Stage name={name} purchase={purchase} onClose={close}>
          {children}
        </Stage>
      </div>
    </Sheet>
  )
}

type StageProps = Pick<PurchaseSheetProps, 'purchase' | 'onClose' | 'children'> & {
  readonly name: PickedText
}

function Stage({ name, purchase, onClose, children }: StageProps) {
  const { t, lang } = useWords()
  const { checking, done, ended, coded, takenUp } = purchase
  const { step, freed } = coded
  if (done) return <Bought bought={done} once={takenUp} onClose={onClose} />
  if (ended)
    return <MoveEnded ended={ended} onAgain={ended.state === 'COMPLETED' ? onClose : purchase.reset} />
  if (checking) return <CheckingNote checking={checking} />
  if (step && !step.left)
    return (
      <CodeStep
        coded={coded}
        step={step}
        facts={[
          { name: t('gifts.package'), value: <span lang={name.lang}>{name.text}</span> },
          { name: t('purchases.priceWithTax'), value: formatKyat(step.price, lang), strong: true },
        ]}
      />
    )
  return (
    <>
      {freed && <FreedNote amount={formatKyat(freed.price, lang)} />}
      <WaitingOffer coded={coded} step={step} title={t('purchases.waits')} />
      <SetAsideNotes except={step?.moveId} />
      {children}
    </>
  )
}
