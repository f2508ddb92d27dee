import type { ResultOf } from '#contracts/call.ts'
import { closeMessage, type getMessage } from '#contracts/staff/messages.ts'
import { Ask } from '../ask/ask.tsx'
import { Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'

/** Nothing more is to be done about it. */
export function CloseButton({ message: { messageId, version } }: { message: ResultOf<typeof getMessage> }) {
  const words = useWords()
  const ask = useAsk<string, typeof closeMessage>(closeMessage)
  return (
    <>
      <Act onClick={() => ask.open(messageId)}>{words('messages.close')}</Act>
      {ask.about ? (
        <Ask
          title={words('messages.close')}
          act={words('messages.close')}
          busy={ask.busy}
          refusal={ask.refusal}
          onClose={ask.close}
          onAct={({ why }) =>
            void ask.send({ params: { messageId }, body: { version, why: String(why) } }, () =>
              words('messages.closed'),
            )
          }
        >
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}
