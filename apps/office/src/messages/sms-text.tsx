import type { ResultOf } from '#contracts/call.ts'
import type { ANSWER_TEMPLATES, getMessage } from '#contracts/staff/messages.ts'
import { useWords } from '../i18n/use-words.ts'

type Props = { template: (typeof ANSWER_TEMPLATES)[number]; message: ResultOf<typeof getMessage> }

/** What the customer will read is fixed; here is which of the texts, in the language of the message. */
export function SmsText({ template, message: { lang, reference } }: Props) {
  const words = useWords()
  return (
    <p className="soft">
      {words('messages.smsSays', {
        says: words(`templateSays.${template}`),
        reference,
        language: words(`language.${lang}`),
      })}
    </p>
  )
}
