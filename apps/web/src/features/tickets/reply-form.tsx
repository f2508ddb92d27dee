import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { newMoveId } from '#contracts/move-id.ts'
import { REPLY_TEXT, replyTicket, type Ticket } from '#contracts/tickets.ts'
import { Button } from '#ui/button/button.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { callApi } from '../../api/call-api.ts'
import { now } from '../../clock/now.ts'
import { PictureField } from '../../files/picture-field.tsx'
import { usePictures } from '../../files/use-pictures.ts'
import { useWords } from '../../i18n/use-words.ts'
import { navigate } from '../../navigation/hash-location.ts'
import { ticketPath } from '../../navigation/report-path.ts'
import { tellSent } from './just-sent.ts'
import { SendFailed } from '../../forms/send-failed.tsx'
import { useTicketChanged } from './use-ticket.ts'
import type { Writer } from '../../guest/use-writer.ts'
import styles from './thread.module.css'

type Props = { readonly ticket: Ticket; readonly writer: Writer }

const MOST_PICTURES = 3

/** Another message. After the last day it opens a new report, so nobody is refused. */
export function ReplyForm({ ticket, writer }: Props) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const pictures = usePictures('PHOTO', writer.bearer)
  const changed = useTicketChanged(writer)
  const requestId = useRef<string | null>(null)
  const used = Array.from(text.trim()).length
  const reply = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const fileIds = await pictures.ids(writer.bearer)
      requestId.current ??= newMoveId(now())
      const body = { requestId: requestId.current, text: text.trim(), fileIds }
      return (await callApi(replyTicket, { params: { ticketNo: ticket.ticketNo }, body, ...writer.bearer }))
        .result
    },
    onSuccess: ({ isNew, ticket: next }) => {
      requestId.current = null
      setText('')
      pictures.clear()
      changed(next)
      if (!isNew) return
      tellSent({ ticketNo: next.ticketNo, isNew })
      navigate(ticketPath(next.ticketNo))
    },
    onError: (error) => {
      if (error instanceof ApiRefusal) requestId.current = null
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (used >= REPLY_TEXT.min && used <= REPLY_TEXT.max && !reply.isPending) reply.mutate()
  }
  return (
    <form noValidate className={styles.reply} onSubmit={submit} aria-label={t('tickets.reply')}>
      <TextArea
        label={t('tickets.reply')}
        hint={ticket.can.replyOpensNew ? t('tickets.replyNew') : undefined}
        rows={3}
        value={text}
        limit={REPLY_TEXT.max}
        counter={(length, limit) => t('contact.counter', { used: length, limit })}
        onValue={(next) => {
          setText(next)
          requestId.current = null
          if (reply.error) reply.reset()
        }}
      />
      <PictureField pictures={pictures} kind="PHOTO" most={MOST_PICTURES} hint={t('tickets.pictureHint')} />
      <SendFailed error={reply.error} />
      <Button type="submit" loading={reply.isPending} disabled={used === 0}>
        {t('tickets.sendReply')}
      </Button>
    </form>
  )
}
