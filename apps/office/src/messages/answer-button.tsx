import type { ResultOf } from '#contracts/call.ts'
import { ANSWER_TEMPLATES, answerMessage, type getMessage } from '#contracts/staff/messages.ts'
import { FormDataConsumer } from 'react-admin'
import { Ask } from '../ask/ask.tsx'
import { Choices } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import { SmsText } from './sms-text.tsx'

type Contact = ResultOf<typeof getMessage>
type Template = (typeof ANSWER_TEMPLATES)[number]

const templateOf = (value: unknown): Template =>
  ANSWER_TEMPLATES.find((template) => template === value) ?? ANSWER_TEMPLATES[0]

/** By SMS where a number was left that we may send to: one fixed text, no link. Else it is noted how it was answered. */
export function AnswerButton({ message }: { message: Contact }) {
  const words = useWords()
  const { messageId, version, canSms } = message
  const ask = useAsk<string, typeof answerMessage>(answerMessage)
  const open = () => ask.open(messageId)
  useKeys({ r: open })
  const ways = (canSms ? (['SMS', 'EMAIL', 'PHONE'] as const) : (['EMAIL', 'PHONE'] as const)).map((by) => ({
    id: by,
    name: words(`messages.by.${by}`),
  }))
  return (
    <>
      <Act look="main" onClick={open}>
        {words('messages.answer')}
      </Act>
      {ask.about ? (
        <Ask
          title={words('messages.answer')}
          act={words('messages.answer')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ by: ways[0]?.id, template: ANSWER_TEMPLATES[0] }}
          onClose={ask.close}
          onAct={({ by, template }) =>
            void ask.send(
              {
                params: { messageId },
                body:
                  by === 'SMS'
                    ? { version, by: 'SMS', template: templateOf(template) }
                    : { version, by: by === 'EMAIL' ? 'EMAIL' : 'PHONE' },
              },
              () => words('messages.answered'),
            )
          }
        >
          {canSms ? null : <Note>{words('messages.noSms')}</Note>}
          <Choices source="by" label={words('messages.how')} choices={ways} />
          <FormDataConsumer>
            {({ formData }) =>
              formData['by'] === 'SMS' ? (
                <>
                  <Choices
                    source="template"
                    label={words('messages.template')}
                    choices={ANSWER_TEMPLATES.map((id) => ({ id, name: words(`template.${id}`) }))}
                  />
                  <SmsText template={templateOf(formData['template'])} message={message} />
                </>
              ) : null
            }
          </FormDataConsumer>
        </Ask>
      ) : null}
    </>
  )
}
