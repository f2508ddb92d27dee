import { proposeRefundEnd } from '#contracts/staff/payments.ts'
import { useMade } from '../approvals/use-made.ts'
import { Ask } from '../ask/ask.tsx'
import { Choices, Grounds, grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'

/** A refund that its channel would not make: made by hand, or tried again. Two people. */
export function RefundEnd({ refundId }: { refundId: string }) {
  const words = useWords()
  const said = useMade()
  const may = useMay()
  const ask = useAsk<string, typeof proposeRefundEnd>(proposeRefundEnd)
  if (!may(proposeRefundEnd)) return null
  return (
    <>
      <Act onClick={() => ask.open(refundId)}>{words('unanswered.proposeEnd')}</Act>
      {ask.about ? (
        <Ask
          title={words('kind.REFUND_END')}
          act={words('ask.propose')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={(answers) =>
            void ask.send(
              {
                params: { refundId },
                body: { as: answers['as'] === 'AGAIN' ? 'AGAIN' : 'DONE', ...grounds(answers) },
              },
              said,
            )
          }
        >
          <Choices
            source="as"
            label={words('unanswered.endAs')}
            choices={[
              { id: 'DONE', name: words('does.REFUND_END.DONE') },
              { id: 'AGAIN', name: words('does.REFUND_END.AGAIN') },
            ]}
          />
          <Grounds />
        </Ask>
      ) : null}
    </>
  )
}
