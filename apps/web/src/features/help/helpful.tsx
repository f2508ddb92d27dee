import { useMemo, useState } from 'react'
import { VOTE_REASONS, type FaqVote } from '#contracts/help.ts'
import { formatInteger } from '#language/formats.ts'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { ThumbDownIcon } from '#ui/icons/thumb-down.tsx'
import { ThumbUpIcon } from '#ui/icons/thumb-up.tsx'
import { useVoteFaq } from '../../api/use-vote-faq.ts'
import { useHydrated } from '../../first-paint/use-hydrated.ts'
import { useWords } from '../../i18n/use-words.ts'
import { browserId, keepOwnVote, ownVote } from './own-votes.ts'
import styles from './helpful.module.css'

type Said = Omit<FaqVote, 'browserId'>

/** Yes or no under an answer. A no may say why; a second press changes the vote. */
export function Helpful({ faqId }: { faqId: string }) {
  const { t } = useWords()
  const vote = useVoteFaq(faqId)
  const [saidNow, setSaid] = useState<Said | null>(null)
  const hydrated = useHydrated()
  const before = useMemo(() => (hydrated ? ownVote(faqId) : null), [hydrated, faqId])
  const said = saidNow ?? (before === null ? null : { helpful: before })

  function say(next: Said): void {
    vote.mutate(
      { ...next, browserId: browserId() },
      {
        onSuccess: () => {
          keepOwnVote(faqId, next.helpful)
          setSaid(next)
        },
      },
    )
  }

  return (
    <div className={styles.vote} data-print="no">
      <div className={styles.ask}>
        <p id={`helpful-${faqId}`}>{t('help.helpful')}</p>
        <div className={styles.answers} role="group" aria-labelledby={`helpful-${faqId}`}>
          <Chip icon={ThumbUpIcon} selected={said?.helpful === true} onClick={() => say({ helpful: true })}>
            {t('help.yes')}
          </Chip>
          <Chip
            icon={ThumbDownIcon}
            selected={said?.helpful === false}
            onClick={() => say({ helpful: false })}
          >
            {t('help.no')}
          </Chip>
        </div>
      </div>
      {said?.helpful === false && <Reasons said={said} onSay={say} />}
      <p role="status" className={styles.thanks}>
        {vote.isError && t('help.voteFailed')}
        {vote.data &&
          t('help.counts', {
            helpful: formatInteger(vote.data.helpful),
            votes: formatInteger(vote.data.votes),
          })}
      </p>
    </div>
  )
}

function Reasons({ said, onSay }: { said: Said; onSay: (said: Said) => void }) {
  const { t } = useWords()
  return (
    <ChipRow label={t('help.reasonTitle')} wrap>
      {VOTE_REASONS.map((reason) => (
        <Chip
          key={reason}
          selected={said.reason === reason}
          onClick={() => onSay({ helpful: false, reason })}
        >
          {t(`help.reason.${reason}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
