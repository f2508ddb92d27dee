import { GIFT_MESSAGE_MAX } from '#contracts/gifts.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useWords } from '../i18n/use-words.ts'

type Props = { readonly value: string; readonly onValue: (value: string) => void }

export const isTooLong = (message: string): boolean => Array.from(message).length > GIFT_MESSAGE_MAX

/** A short message to the recipient. */
export function MessageField({ value, onValue }: Props) {
  const { t } = useWords()
  return (
    <TextArea
      label={t('gifts.message')}
      hint={t('gifts.messageHint')}
      rows={2}
      limit={GIFT_MESSAGE_MAX}
      counter={(used, limit) => t('gifts.messageCount', { used, limit })}
      value={value}
      onValue={onValue}
    />
  )
}
