import { formatTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { OutcomeNote } from '#ui/outcome/outcome-note.tsx'
import type { ApiRefusal } from '../api/api-errors.ts'
import { useWords } from '../i18n/use-words.ts'
import { amountText } from './amount-text.ts'
import { useSpent } from './spent.ts'
import { TopUpLink } from './top-up-link.tsx'
import type { Move } from './use-move.ts'

type Problem = Pick<Move<never>, 'refusal' | 'lost' | 'neverCame' | 'pending' | 'again' | 'leave'>

type Props = { readonly move: Problem }

/** Why nothing moved, and the way on; or that the result is unknown, and the one safe way to find out. */
export function MoveProblem({ move }: Props) {
  const { t } = useWords()
  const { words } = useSpent()
  const { refusal, lost, neverCame, pending, again } = move
  if (neverCame) return <NeverCame move={move} />
  if (lost) {
    return (
      <OutcomeNote
        tone="waiting"
        title={t('purchases.lostTitle')}
        actions={
          <Button size="small" icon={RefreshIcon} loading={pending} onClick={again}>
            {t('purchases.askAgain')}
          </Button>
        }
      >
        {t(words.lostText)}
      </OutcomeNote>
    )
  }
  if (!refusal) return null
  return (
    <OutcomeNote
      tone="failed"
      title={t(words.nothingTaken)}
      actions={
        refusal.code === 'INSUFFICIENT_BALANCE' && <TopUpLink need={Number(refusal.facts['n'] ?? 1)} />
      }
    >
      <p>{refusal.message || t('state.blockFailedText')}</p>
      <NamedAside facts={refusal.facts} />
    </OutcomeNote>
  )
}

/** The server never received it: only its owner can send it again. */
function NeverCame({ move: { pending, again, leave } }: Props) {
  const { t } = useWords()
  const { words } = useSpent()
  return (
    <OutcomeNote
      tone="waiting"
      title={t('purchases.neverTitle')}
      actions={
        <>
          <Button size="small" icon={RefreshIcon} loading={pending} onClick={again}>
            {t('purchases.sendAgain')}
          </Button>
          <Button size="small" variant="quiet" disabled={pending} onClick={leave}>
            {t('purchases.leaveIt')}
          </Button>
        </>
      }
    >
      {t(words.neverText)}
    </OutcomeNote>
  )
}

/** Too little balance, part of it reserved for a code: shown beside the top-up link. */
function NamedAside({ facts: { setAside, until } }: Pick<ApiRefusal, 'facts'>) {
  const { t, lang } = useWords()
  const { unit, words } = useSpent()
  if (typeof setAside !== 'number' || setAside <= 0 || until === undefined) return null
  const slots = { amount: amountText({ unit, value: setAside }, lang, t), time: formatTime(String(until)) }
  return <p>{t(words.missingAside, slots)}</p>
}
