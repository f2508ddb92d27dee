import type { ResultOf } from '#contracts/call.ts'
import { proposeAdjust, proposeMoveEnd, type getOfficeMove } from '#contracts/staff/without-answer.ts'
import { useMade } from '../approvals/use-made.ts'
import { Ask } from '../ask/ask.tsx'
import { Choices, Grounds, grounds, KyatField } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'

type OfficeMove = ResultOf<typeof getOfficeMove>
type Props = {
  move: Pick<OfficeMove, 'moveId' | 'takenKyat' | 'proposal'> & Partial<OfficeMove>
}

/** Both are proposals: nobody sets a result alone. */
export function MoveEnds({ move }: Props) {
  const may = useMay()
  if (move.proposal) return null
  return (
    <>
      {move.canEnd && may(proposeMoveEnd) ? <End move={move} /> : null}
      {move.adjustableKyat && may(proposeAdjust) ? <Adjust move={move} /> : null}
    </>
  )
}

function End({ move: { moveId, takenKyat } }: Props) {
  const words = useWords()
  const said = useMade()
  const ask = useAsk<string, typeof proposeMoveEnd>(proposeMoveEnd)
  return (
    <>
      <Act onClick={() => ask.open(moveId)}>{words('unanswered.proposeEnd')}</Act>
      {ask.about ? (
        <Ask
          title={words('kind.MOVE_END')}
          act={words('ask.propose')}
          busy={ask.busy}
          refusal={ask.refusal}
          // The core's own books say it: nothing is suggested that might be taken for it.
          start={{ as: 'COMPLETED', takenKyat: takenKyat ?? undefined }}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send(
              {
                params: { moveId },
                body: {
                  as: answers['as'] === 'FAILED' ? 'FAILED' : 'COMPLETED',
                  takenKyat: Number(answers['takenKyat']),
                  ...grounds(answers),
                },
              },
              said,
            )
          }
        >
          <Note>{words('move.endRule')}</Note>
          <Choices
            source="as"
            label={words('unanswered.endAs')}
            choices={[
              { id: 'COMPLETED', name: words('move.asCompleted') },
              { id: 'FAILED', name: words('move.asFailed') },
            ]}
          />
          <KyatField source="takenKyat" label={words('move.takenReally')} />
          <Grounds />
        </Ask>
      ) : null}
    </>
  )
}

function Adjust({ move: { moveId, adjustableKyat = 0 } }: Props) {
  const words = useWords()
  const said = useMade()
  const ask = useAsk<string, typeof proposeAdjust>(proposeAdjust)
  return (
    <>
      <Act onClick={() => ask.open(moveId)}>{words('move.adjust')}</Act>
      {ask.about ? (
        <Ask
          title={words('kind.ADJUST')}
          act={words('ask.propose')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ kyat: adjustableKyat }}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send(
              { params: { moveId }, body: { kyat: Number(answers['kyat']), ...grounds(answers) } },
              said,
            )
          }
        >
          <KyatField source="kyat" label={words('move.adjustKyat')} max={adjustableKyat} />
          <Grounds />
        </Ask>
      ) : null}
    </>
  )
}
