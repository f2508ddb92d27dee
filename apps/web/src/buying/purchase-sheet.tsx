import type { ReactNode } from 'react'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../i18n/use-words.ts'
import { CheckingNote } from '../moves/checking-note.tsx'
import { CodeStep } from '../moves/code-step.tsx'
import styles from '../moves/moves.module.css'
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
        <Stage purchase={purchase} onClose={close}>
          {children}
        </Stage>
      </div>
    </Sheet>
  )
}

function Stage({
  purchase,
  onClose,
  children,
}: Pick<PurchaseSheetProps, 'purchase' | 'onClose' | 'children'>) {
  const { checking, done, sent } = purchase
  if (done) return <Bought bought={done} onClose={onClose} />
  if (checking) return <CheckingNote checking={checking} />
  if (!sent) return children
  return <CodeStep otp={sent.otp} code={purchase.code} onStartAgain={purchase.reset} />
}
