import { useState } from 'react'
import type { Ticket } from '#contracts/tickets.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckCircleIcon } from '#ui/icons/check-circle.tsx'
import { ThumbUpIcon } from '#ui/icons/thumb-up.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Rating } from './rating.tsx'
import { SendFailed } from '../../forms/send-failed.tsx'
import { useClose } from './use-close.ts'
import type { Writer } from '../../guest/use-writer.ts'
import styles from './thread.module.css'

type Props = { readonly ticket: Ticket; readonly writer: Writer }

/** How it ends, said by its owner: it works again, did this help, how we were, or not yet. */
export function TicketEnd({ ticket, writer }: Props) {
  const { t } = useWords()
  const close = useClose(ticket, writer)
  const [helped, setHelped] = useState(false)
  const { can, rating } = ticket
  const isSolved = can.reopen || can.rate || rating !== null
  return (
    <div className={styles.end}>
      {can.worksAgain && (
        <Button
          variant="secondary"
          icon={CheckCircleIcon}
          loading={close.isPending}
          onClick={() => close.mutate({ what: 'WORKS_AGAIN' })}
        >
          {t('tickets.worksAgain')}
        </Button>
      )}
      {can.cancel && (
        <Button variant="quiet" onClick={() => close.mutate({ what: 'CANCEL' })}>
          {t('tickets.cancel')}
        </Button>
      )}
      {isSolved && !helped && rating === null && (
        <>
          <p className={styles.question}>{t('tickets.didThisHelp')}</p>
          <div className={styles.pair}>
            {can.rate && (
              <Button variant="secondary" icon={ThumbUpIcon} onClick={() => setHelped(true)}>
                {t('tickets.yes')}
              </Button>
            )}
            {can.reopen && <Reopen close={close} />}
          </div>
        </>
      )}
      {helped && rating === null && can.rate && (
        <Rating busy={close.isPending} onRate={(stars, comment) => close.mutate(rated(stars, comment))} />
      )}
      {rating !== null && (
        <>
          <p role="status" className={styles.question}>
            {t('tickets.rated', { stars: rating })}
          </p>
          {can.reopen && <Reopen close={close} />}
        </>
      )}
      <SendFailed error={close.error} />
    </div>
  )
}

const rated = (rating: number, comment: string) => ({
  what: 'RATE' as const,
  rating,
  ...(comment.trim() && { comment: comment.trim() }),
})

function Reopen({ close }: { readonly close: ReturnType<typeof useClose> }) {
  const { t } = useWords()
  return (
    <Button variant="secondary" loading={close.isPending} onClick={() => close.mutate({ what: 'REOPEN' })}>
      {t('tickets.notYetSolved')}
    </Button>
  )
}
