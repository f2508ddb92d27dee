import type { VasPackage } from '#contracts/packages.ts'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../i18n/use-words.ts'
import { CheckingNote } from '../moves/checking-note.tsx'
import { MoveCode } from '../moves/move-code.tsx'
import { MoveProblem } from '../moves/move-problem.tsx'
import styles from '../moves/moves.module.css'
import { BuyForm } from './buy-form.tsx'
import { Bought } from './bought.tsx'
import { usePurchase, type Purchase } from './use-purchase.ts'

export type BuySheetProps = {
  readonly vasPackage: VasPackage
  readonly open: boolean
  readonly onClose: () => void
}

/** Stays when it is closed: a purchase that nobody has answered yet is still the same one when it opens again. */
export function BuySheet({ vasPackage, open, onClose }: BuySheetProps) {
  const { t, pick } = useWords()
  const purchase = usePurchase(vasPackage)
  const name = pick(vasPackage.name, vasPackage.nameMm)

  function close() {
    if (purchase.stage !== 'checking' && !purchase.lost) purchase.reset()
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
        <Stage vasPackage={vasPackage} purchase={purchase} onClose={close} />
      </div>
    </Sheet>
  )
}

type StageProps = {
  readonly vasPackage: VasPackage
  readonly purchase: Purchase
  readonly onClose: () => void
}

function Stage({ vasPackage, purchase, onClose }: StageProps) {
  const { checking, done, sent } = purchase
  if (done) return <Bought bought={done} onClose={onClose} />
  if (checking) return <CheckingNote checking={checking} />
  if (!sent) return <BuyForm vasPackage={vasPackage} purchase={purchase} />
  return (
    <>
      <MoveCode
        otp={sent.otp}
        refusal={purchase.codeRefusal}
        pending={purchase.pending}
        onCode={purchase.confirm}
        onStartAgain={purchase.reset}
      />
      <MoveProblem refusal={null} lost={purchase.lost} pending={purchase.pending} onAgain={purchase.again} />
    </>
  )
}
