import { endRecordSessions, liftRecordLocks } from '#contracts/staff/record.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import type { CustomerRecord } from './customer-record.ts'
import styles from './record.module.css'

/** What staff may do for a customer here and now, alone. */
export function RecordActs({ record }: { record: CustomerRecord }) {
  const may = useMay()
  return (
    <div className={styles.acts}>
      {may(liftRecordLocks) ? <LiftLocks record={record} /> : null}
      {may(endRecordSessions) ? <EndSessions recordId={record.recordId} /> : null}
    </div>
  )
}

function LiftLocks({ record: { recordId, locks } }: { record: CustomerRecord }) {
  const words = useWords()
  const ask = useAsk<string, typeof liftRecordLocks>(liftRecordLocks)
  const locked = locks.codesOff || locks.lockedUntil !== null || locks.failures24h > 0
  return (
    <>
      <Act look={locked ? 'main' : 'quiet'} wide disabled={!locked} onClick={() => ask.open(recordId)}>
        {words('record.lift')}
      </Act>
      {ask.about ? (
        <Ask
          title={words('record.lift')}
          act={words('record.lift')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) =>
            void ask.send({ params: { recordId }, body: { why: String(why) } }, () => words('record.lifted'))
          }
        >
          <Note>{words('record.liftRule')}</Note>
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}

function EndSessions({ recordId }: { recordId: string }) {
  const words = useWords()
  const ask = useAsk<string, typeof endRecordSessions>(endRecordSessions)
  return (
    <>
      <Act look="danger" wide onClick={() => ask.open(recordId)}>
        {words('record.endAll')}
      </Act>
      {ask.about ? (
        <Ask
          title={words('record.endAll')}
          act={words('record.endAll')}
          danger
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) =>
            void ask.send({ params: { recordId }, body: { why: String(why) } }, ({ ended }) =>
              words('record.ended', { count: ended }),
            )
          }
        >
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}
