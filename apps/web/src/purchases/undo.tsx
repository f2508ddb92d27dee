import { endSubscription, type Subscription } from '#contracts/purchases.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { callApi } from '../api/call-api.ts'
import { clockText, useSecondsLeft } from '../codes/use-seconds-left.ts'
import { useWords } from '../i18n/use-words.ts'
import { CheckingNote } from '../value/checking-note.tsx'
import { MoveProblem } from '../value/move-problem.tsx'
import { shapedLike } from '../value/shaped-like.ts'
import { useMove } from '../value/use-move.ts'
import styles from '../value/value.module.css'

type Props = { readonly subscription: Pick<Subscription, 'subscriptionId' | 'undoUntil'> }

/** Bought by mistake: for ten minutes one press takes it back, and the clock says how long. */
export function Undo({ subscription }: Props) {
  const { t, lang } = useWords()
  const { subscriptionId, undoUntil } = subscription
  const left = useSecondsLeft(undoUntil === null ? null : Date.parse(undoUntil))
  const undo = useMove(
    async (id: string, moveId) => {
      const params = { subscriptionId: id }
      return (await callApi(endSubscription, { params, body: { mode: 'UNDO' }, moveId })).result
    },
    { call: endSubscription.id, about: `${subscriptionId}:UNDO`, read: shapedLike('') },
  )
  if (undo.done) {
    return (
      <Notice tone="success" announce="polite" title={t('purchases.undoneTitle')}>
        {t('purchases.undoneText', { amount: formatKyat(undo.done.refunded, lang) })}
      </Notice>
    )
  }
  if (undo.checking) return <CheckingNote checking={undo.checking} />
  return (
    <div className={styles.stack}>
      {left > 0 && !undo.lost && (
        <Button variant="secondary" full loading={undo.pending} onClick={() => undo.start(subscriptionId)}>
          {t('purchases.undo', { time: clockText(left) })}
        </Button>
      )}
      <MoveProblem move={undo} />
    </div>
  )
}
