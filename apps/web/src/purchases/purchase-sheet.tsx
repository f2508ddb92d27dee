import type { ReactNode } from 'react'
import { formatKyat } from '#language/formats.ts'
import { familyClass } from '#ui/blossom/family-class.ts'
import { Disc } from '#ui/disc/disc.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import type { PickedText } from '../i18n/pick-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { CodeStep } from '../value/code-step.tsx'
import { FreedNote } from '../value/freed-note.tsx'
import { isOfTheSystem } from '../value/move-errors.ts'
import { MoveEnded } from '../value/move-ended.tsx'
import { NotDone } from '../value/not-done.tsx'
import { SetAsideNotes } from '../value/set-aside-notes.tsx'
import { Waiting } from '../value/waiting.tsx'
import { WaitingOffer } from '../value/waiting-offer.tsx'
import styles from '../value/value.module.css'
import { BoughtFlower, familyOfItem, type Bought as Item } from './bought-item.tsx'
import { Bought } from './bought.tsx'
import type { Purchase } from './use-purchase.ts'

type PurchaseSheetProps = {
  readonly item: Item
  readonly purchase: Purchase
  /** The price in the form's words. */
  readonly price: number
  readonly open: boolean
  readonly onClose: () => void
  /** Questions before anything is charged. */
  readonly children: ReactNode
}

/** Keeps its state when closed: a purchase without an answer is the same one when it is reopened. */
export function PurchaseSheet({ item, purchase, price, open, onClose, children }: PurchaseSheetProps) {
  const { t, pick } = useWords()
  const name = pick(item.name, item.nameMm)

  function close() {
    const isOpen = purchase.stage === 'checking' || purchase.stage === 'code'
    if (!isOpen && !purchase.lost && !purchase.pending) purchase.reset()
    onClose()
  }
  return (
    <Sheet
      kind={purchase.stage === 'done' ? 'wide' : 'bottom'}
      open={open}
      onClose={close}
      title={
        <span className={styles.named}>
          <Disc className={item.code && familyClass(familyOfItem(item))}>
            <span className={styles.flower}>
              <BoughtFlower item={item} />
            </span>
          </Disc>
          <span lang={name.lang}>{name.text}</span>
        </span>
      }
      closeLabel={t('packages.close')}
    >
      <div className={styles.stack}>
        <Stage item={item} name={name} purchase={purchase} price={price} onClose={close}>
          {children}
        </Stage>
      </div>
    </Sheet>
  )
}

type StageProps = Omit<PurchaseSheetProps, 'open'> & { readonly name: PickedText }

function Stage({ item, name, purchase, price, onClose, children }: StageProps) {
  const { t, lang } = useWords()
  const { checking, done, ended, coded, takenUp, refusal } = purchase
  const { step, freed } = coded
  const code = item.channels?.ussd
  if (done) return <Bought item={item} bought={done} once={takenUp} onClose={onClose} />
  if (ended) {
    const isOver = ended.state === 'COMPLETED' || ended.state === 'REVERSED'
    return <MoveEnded ended={ended} code={code} edge onAgain={isOver ? onClose : purchase.reset} />
  }
  if (checking) return <Waiting checking={checking} what={name.text} price={formatKyat(price, lang)} edge />
  if (step && !step.left)
    return (
      <CodeStep
        edge
        coded={coded}
        step={step}
        facts={[
          { name: t('gifts.package'), value: <span lang={name.lang}>{name.text}</span> },
          { name: t('purchases.priceWithTax'), value: formatKyat(step.price, lang), strong: true },
        ]}
      />
    )
  if (refusal && isOfTheSystem(refusal))
    return (
      <NotDone
        figure={<BoughtFlower item={item} />}
        code={code}
        again={{ label: t('state.retry'), onClick: purchase.reset }}
        edge
      >
        {refusal.message || t('state.blockFailedText')}
      </NotDone>
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
