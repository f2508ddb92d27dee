import { useState } from 'react'
import { endSubscription, type Subscription } from '#contracts/purchases.ts'
import { Button } from '#ui/button/button.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { callApi } from '../api/call-api.ts'
import { useWords } from '../i18n/use-words.ts'
import { CheckingNote } from '../value/checking-note.tsx'
import { MoveProblem } from '../value/move-problem.tsx'
import { shapedLike } from '../value/shaped-like.ts'
import { useMove } from '../value/use-move.ts'
import styles from '../value/value.module.css'

type RunningSubscription = Pick<
  Subscription,
  'subscriptionId' | 'packageName' | 'packageNameMm' | 'serviceId' | 'stopCode' | 'status'
>

type Props = { readonly subscription: RunningSubscription; readonly full?: boolean }

/** Ends it at once, after one question. A digital service is stopped here as easily as by its code. */
export function StopNow({ subscription, full = false }: Props) {
  const { t, pick } = useWords()
  const [open, setOpen] = useState(false)
  const name = pick(subscription.packageName, subscription.packageNameMm)
  return (
    <>
      <Button
        size={full ? 'normal' : 'small'}
        variant={full ? 'secondary' : 'quiet'}
        full={full}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(subscription.serviceId ? 'account.stopService' : 'account.stopNow')}
      </Button>
      <Sheet
        kind="middle"
        open={open}
        onClose={() => setOpen(false)}
        title={t('account.stopTitle', { name: name.text })}
        closeLabel={t('packages.close')}
      >
        <Question subscription={subscription} onClose={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function Question({
  subscription,
  onClose,
}: {
  readonly subscription: RunningSubscription
  readonly onClose: () => void
}) {
  const { t } = useWords()
  const { subscriptionId, serviceId, stopCode } = subscription
  const stop = useMove(
    async (id: string, moveId) => {
      const params = { subscriptionId: id }
      return (await callApi(endSubscription, { params, body: { mode: 'CANCEL_NOW' }, moveId })).result
    },
    { call: endSubscription.id, about: `${subscriptionId}:CANCEL_NOW`, read: shapedLike('') },
  )
  return (
    <div className={styles.stack}>
      {stop.done ? (
        <OutcomeNote tone="back" title={t('account.stopped')} />
      ) : stop.checking ? (
        <CheckingNote checking={stop.checking} />
      ) : (
        <>
          <p>{t(serviceId ? 'account.stopServiceText' : 'account.stopText')}</p>
          {stopCode && <p className={styles.soft}>{t('account.stopByCode', { code: stopCode })}</p>}
          <MoveProblem move={stop} />
          {!stop.lost && (
            <Button variant="danger" full loading={stop.pending} onClick={() => stop.start(subscriptionId)}>
              {t('account.stopYes')}
            </Button>
          )}
        </>
      )}
      <Button variant="quiet" full onClick={onClose}>
        {t(stop.done ? 'packages.close' : 'account.stopNo')}
      </Button>
    </div>
  )
}
