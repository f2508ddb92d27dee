import { getTicketFile, type StaffTicket } from '#contracts/staff/tickets.ts'
import { fetchFile } from '../api/call-office.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Moment } from '../parts/moment.tsx'
import { FileButton } from '../parts/file-button.tsx'
import styles from './care.module.css'

type Message = StaffTicket['thread'][number]

/** What was said and noted, oldest first. A customer's words are text: no link in them can be pressed. */
export const StaffThread = ({ ticket: { ticketId, lang, thread } }: { ticket: StaffTicket }) => (
  <ol className={styles.thread}>
    {thread.map((message) => (
      <Said key={message.messageId} ticketId={ticketId} lang={lang} message={message} />
    ))}
  </ol>
)

function Said({ ticketId, lang, message }: { ticketId: string; lang: string; message: Message }) {
  const words = useWords()
  const may = useMay()
  const { by, who, at, text, textTyped, files } = message
  return (
    <li className={styles[by]}>
      <p className={styles.head}>
        <b>{who ?? words(`care.by.${by}`)}</b>
        {by === 'NOTE' ? <span>{words('care.private')}</span> : null}
        <Moment at={at} />
      </p>
      <p className={styles.text} {...(by === 'CUSTOMER' ? { lang } : {})}>
        {text}
      </p>
      {textTyped ? (
        <details>
          <summary>{words('messages.typed')}</summary>
          <p className={styles.text}>{textTyped}</p>
        </details>
      ) : null}
      {files.map((file, index) => (
        <FileButton
          key={file.fileId}
          file={file}
          number={index + 1}
          allowed={may(getTicketFile)}
          fetch={() => fetchFile(getTicketFile, { params: { ticketId, fileId: file.fileId } })}
        />
      ))}
    </li>
  )
}
