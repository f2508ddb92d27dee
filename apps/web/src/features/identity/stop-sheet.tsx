import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { newMoveId } from '#contracts/move-id.ts'
import { displayMsisdn } from '#contracts/msisdn.ts'
import { now } from '../../clock/now.ts'
import { Problem } from '../../codes/problem.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useMe } from '../../api/use-me.ts'
import { useStopLine } from './use-suspension.ts'
import styles from './own-rows.module.css'

/** Asks before acting, because it cannot be undone here. */
export function StopSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const [requestId] = useState(() => newMoveId(now()))
  const stop = useStopLine(requestId, onClose)
  const [own] = useMe().data?.lines ?? []
  const line = own ? displayMsisdn(own.msisdn) : ''
  return (
    <Sheet
      kind="middle"
      open
      onClose={onClose}
      title={t('identity.lostStopTitle', { line })}
      closeLabel={t('identity.close')}
    >
      <div className={styles.sure}>
        <p>{t('identity.lostStopText')}</p>
        <p>{t('identity.lostStopLift')}</p>
        <Problem error={stop.error} />
        <Button variant="danger" full loading={stop.isPending} onClick={() => stop.mutate()}>
          {t('identity.lostStopYes')}
        </Button>
        <Button variant="quiet" full onClick={onClose}>
          {t('identity.lostStopNo')}
        </Button>
      </div>
    </Sheet>
  )
}
