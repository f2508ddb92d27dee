import type { Ticket } from '#contracts/tickets.ts'
import { formatTime } from '#language/formats.ts'
import { yangonDayKey } from '#language/yangon-day.ts'
import { classNames } from '#ui/class-names.ts'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { LogoMark } from '#ui/logo/logo.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { dayWords } from '../../line/day-words.ts'
import { foundThingWords } from './thing-words.ts'
import styles from './thread.module.css'

type Message = Ticket['thread'][number]

/** Everything that was said, under its day. What people write is text: nothing in it becomes a link. */
export function Thread({ ticket }: { readonly ticket: Ticket }) {
  const words = useWords()
  const { thread, thing } = ticket
  const dayOf = ({ at }: Message) => yangonDayKey(at)
  return (
    <ul className={styles.thread} aria-label={words.t('tickets.thread')}>
      {thread.map((message, at) => {
        const before = thread[at - 1]
        return (
          <li key={message.messageId} className={styles.item}>
            {(!before || dayOf(before) !== dayOf(message)) && (
              <p className={styles.day}>{dayWords(dayOf(message), words)}</p>
            )}
            <Said message={message} thing={at === 0 ? thing : null} />
          </li>
        )
      })}
    </ul>
  )
}

type SaidProps = { readonly message: Message; readonly thing: Ticket['thing'] }

function Said({ message, thing }: SaidProps) {
  const words = useWords()
  const { t, pick } = words
  const { by, who, text, textMm, at, files } = message
  if (by === 'SYSTEM')
    return (
      <p className={styles.told}>
        {pick(text, textMm).text} <span className={styles.soft}>{formatTime(at)}</span>
      </p>
    )
  const isOwn = by === 'CUSTOMER'
  return (
    <div className={classNames(styles.said, isOwn && styles.own)}>
      {!isOwn && (
        <span className={styles.face} aria-hidden="true">
          <LogoMark size={32} />
        </span>
      )}
      <div className={styles.bubble}>
        <p className="visually-hidden">{isOwn ? t('tickets.youSaid') : t('tickets.weSaid')}</p>
        <p className={styles.text}>{text}</p>
        {thing && (
          <p className={styles.thing}>
            <WalletIcon size={20} /> {foundThingWords(thing, words)}
          </p>
        )}
        {files.length > 0 && (
          <p className={styles.thing}>
            {files.some(({ state }) => state === 'REFUSED')
              ? t('tickets.pictureRefused')
              : t('tickets.pictures', { count: files.length })}
          </p>
        )}
        <p className={styles.soft}>
          {formatTime(at)}
          {who && ` · ${who}`}
        </p>
      </div>
    </div>
  )
}
