import { linkFibreContract } from '#contracts/staff/fibre-desk.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds, grounds, Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'

/** For a contract whose phone somebody else has by now. */
export function LinkButton({ contractNo }: { contractNo: string }) {
  const words = useWords()
  const may = useMay()
  const ask = useAsk<string, typeof linkFibreContract>(linkFibreContract)
  return (
    <>
      <Note>{words('fibre.changedHands')}</Note>
      {may(linkFibreContract) ? <Act onClick={() => ask.open(contractNo)}>{words('fibre.link')}</Act> : null}
      {ask.about ? (
        <Ask
          title={words('fibre.link')}
          act={words('fibre.link')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send(
              { body: { contractNo, number: String(answers['number'] ?? ''), ...grounds(answers) } },
              () => words('fibre.linked'),
            )
          }
        >
          <Line source="number" label={words('fibre.linkNumber')} />
          <Grounds />
        </Ask>
      ) : null}
    </>
  )
}
