import { formatKyat } from '#language/formats.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { clockText, useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { CheckingNote } from '../value/checking-note.tsx'
import { MoveProblem } from '../value/move-problem.tsx'
import { useUndo, type Undoable, type Undoing } from './use-undo.ts'
import styles from '../value/result.module.css'

/** The ring is full with so much or more. */
const FULL_SECONDS = 600

/** Beside what was bought a moment ago, wherever it is shown. */
export function Undo({ subscription }: { readonly subscription: Undoable }) {
  const { t, lang } = useWords()
  const undo = useUndo(subscription)
  if (undo.done)
    return (
      <OutcomeNote tone="back" title={t('purchases.undoneTitle')}>
        {t('purchases.undoneText', { amount: formatKyat(undo.done.refunded, lang) })}
      </OutcomeNote>
    )
  return <UndoTimer subscription={subscription} undo={undo} />
}

type TimerProps = { readonly subscription: Undoable; readonly undo: Undoing }

/** A quiet ring that empties, the way back, and how long there is one: said, not shouted. */
export function UndoTimer({ subscription: { subscriptionId, undoUntil }, undo }: TimerProps) {
  const { t } = useWords()
  const left = useSecondsLeft(undoUntil === null ? null : Date.parse(undoUntil))
  if (undo.checking) return <CheckingNote checking={undo.checking} />
  const runs = left > 0 && !undo.lost
  return (
    <>
      {runs && (
        <p className={styles.undo}>
          <Countdown share={Math.min(1, left / FULL_SECONDS)} />
          <span className={styles.undoWords}>
            <span>{t('purchases.mistake')}</span>
            <button
              type="button"
              className={styles.quietLink}
              aria-busy={undo.pending || undefined}
              aria-disabled={undo.pending || undefined}
              onClick={() => undo.start(subscriptionId)}
            >
              {t('purchases.undo', { time: clockText(left) })}
            </button>
          </span>
        </p>
      )}
      <MoveProblem move={undo} />
    </>
  )
}
