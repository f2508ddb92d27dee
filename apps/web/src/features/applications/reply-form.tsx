import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { APPLICATION_WORDS, replyApplication, type Application } from '#contracts/applications.ts'
import { newMoveId } from '#contracts/move-id.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { callApi } from '../../api/call-api.ts'
import { now } from '../../clock/now.ts'
import { PictureField } from '../../files/picture-field.tsx'
import { usePictures } from '../../files/use-pictures.ts'
import { SendFailed } from '../../forms/send-failed.tsx'
import type { Writer } from '../../guest/use-writer.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useApplicationChanged } from './use-applications.ts'
import styles from './applications.module.css'

type Props = { readonly one: Application; readonly writer: Writer }

const MOST_FILES = 3

/** The reply to our question, with text and files. */
export function ReplyForm({ one, writer }: Props) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const pictures = usePictures('DOCUMENT', writer.bearer)
  const changed = useApplicationChanged(writer)
  const requestId = useRef<string | null>(null)
  const used = Array.from(text.trim()).length
  const reply = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const fileIds = await pictures.ids(writer.bearer)
      requestId.current ??= newMoveId(now())
      const body = { requestId: requestId.current, text: text.trim(), fileIds }
      return (
        await callApi(replyApplication, { params: { reference: one.reference }, body, ...writer.bearer })
      ).result
    },
    onSuccess: changed,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (used >= APPLICATION_WORDS.min && used <= APPLICATION_WORDS.max && !reply.isPending) reply.mutate()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t('applications.reply')}>
      <TextArea
        label={t('applications.reply')}
        rows={3}
        value={text}
        limit={APPLICATION_WORDS.max}
        counter={(length, limit) => t('contact.counter', { used: length, limit })}
        onValue={(next) => {
          setText(next)
          requestId.current = null
          if (reply.error) reply.reset()
        }}
      />
      <PictureField pictures={pictures} kind="DOCUMENT" most={MOST_FILES} hint={t('applications.fileHint')} />
      <SendFailed error={reply.error} />
      <Button type="submit" loading={reply.isPending} disabled={used === 0}>
        {t('applications.sendReply')}
      </Button>
    </form>
  )
}
