import { finishCallBack, type CallBack } from '#contracts/staff/call-backs.ts'
import { Ask } from '../ask/ask.tsx'
import { Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'

/** They were called, with what came of it. */
export function CalledButton({ callBack: { callBackId, version } }: { callBack: CallBack }) {
  const words = useWords()
  const ask = useAsk<string, typeof finishCallBack>(finishCallBack)
  return (
    <>
      <Act look="main" onClick={() => ask.open(callBackId)}>
        {words('calls.called')}
      </Act>
      {ask.about ? (
        <Ask
          title={words('calls.called')}
          act={words('calls.called')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) =>
            void ask.send({ params: { callBackId }, body: { version, why: String(why ?? '') } }, () =>
              words('calls.changed'),
            )
          }
        >
          <Line source="why" label={words('calls.whatCame')} multiline />
        </Ask>
      ) : null}
    </>
  )
}
