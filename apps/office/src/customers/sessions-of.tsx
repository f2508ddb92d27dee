import type { ResultOf } from '#contracts/call.ts'
import { endRecordSessions, getRecordSessions } from '#contracts/staff/record.ts'
import { useRead } from '../api/use-read.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { QueueTable, type Column } from '../lists/queue-table.tsx'
import { wholeList } from '../lists/whole-list.ts'
import { Act } from '../parts/act.tsx'
import { Age } from '../parts/age.tsx'
import { Moment } from '../parts/moment.tsx'

type Session = ResultOf<typeof getRecordSessions>[number]

/** Where the customer is signed in; each can be ended. */
export function SessionsOf({ recordId }: { recordId: string }) {
  const words = useWords()
  const name = useName()
  const may = useMay()
  const pages = wholeList(useRead(getRecordSessions, { params: { recordId } }, { forgets: true }))
  const ask = useAsk<string, typeof endRecordSessions>(endRecordSessions)
  const columns: readonly Column<Session>[] = [
    { head: 'record.device', cell: ({ deviceName }) => deviceName ?? words('record.unknown') },
    { head: 'record.method', cell: ({ method }) => name('signInMethod', method) },
    { head: 'record.since', cell: ({ startedAt }) => <Moment at={startedAt} /> },
    { head: 'record.seen', cell: ({ lastSeenAt }) => <Age since={lastSeenAt} /> },
    {
      head: null,
      align: 'end',
      cell: ({ sessionId }) =>
        may(endRecordSessions) ? (
          <Act onClick={() => ask.open(sessionId)}>{words('record.endOne')}</Act>
        ) : null,
    },
  ]
  return (
    <>
      <QueueTable
        label="record.view.SESSIONS"
        pages={pages}
        columns={columns}
        idOf={({ sessionId }) => sessionId}
        empty="record.nothing"
      />
      {ask.about ? (
        <Ask
          title={words('record.endOne')}
          act={words('record.endOne')}
          danger
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) =>
            void ask.send(
              { params: { recordId }, body: { sessionId: ask.about ?? '', why: String(why) } },
              ({ ended }) => words('record.ended', { count: ended }),
            )
          }
        >
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}
