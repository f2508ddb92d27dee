import { formatKyat, formatTime } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { ApiRefusal } from '../api/api-errors.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { useWords } from '../i18n/use-words.ts'
import type { Move } from './use-move.ts'

type Problem = Pick<Move<never>, 'refusal' | 'lost' | 'never' | 'pending' | 'again' | 'leave'>

type Props = { readonly move: Problem }

/** Why nothing moved, and the way on; or that nobody knows, and the one safe way to find out. */
export function MoveProblem({ move }: Props) {
  const { t } = useWords()
  const { refusal, lost, never, pending, again } = move
  if (never) return <NeverCame move={move} />
  if (lost) {
    return (
      <Notice
        tone="warning"
        announce="assertive"
        title={t('purchases.lostTitle')}
        actions={
          <Button size="small" icon={RefreshIcon} loading={pending} onClick={again}>
            {t('purchases.askAgain')}
          </Button>
        }
      >
        {t('purchases.lostText')}
      </Notice>
    )
  }
  if (!refusal) return null
  return (
    <Notice
      tone="danger"
      announce="assertive"
      title={t('purchases.nothingTaken')}
      actions={refusal.code === 'INSUFFICIENT_BALANCE' && <TopUpLink />}
    >
      <p>{refusal.message || t('state.blockFailedText')}</p>
      <NamedAside facts={refusal.facts} />
    </Notice>
  )
}

/** The server has never heard of it: sent again only by its owner's hand. */
function NeverCame({ move: { pending, again, leave } }: Props) {
  const { t } = useWords()
  return (
    <Notice
      tone="warning"
      announce="assertive"
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
      {t('purchases.neverText')}
    </Notice>
  )
}

/** Too little, and part of it only waits for a code: said beside the way to top up. */
function NamedAside({ facts: { setAside, until } }: Pick<ApiRefusal, 'facts'>) {
  const { t, lang } = useWords()
  if (typeof setAside !== 'number' || setAside <= 0 || until === undefined) return null
  const slots = { amount: formatKyat(setAside, lang), time: formatTime(String(until)) }
  return <p>{t('purchases.missingAside', slots)}</p>
}

export function TopUpLink() {
  const { t } = useWords()
  return (
    <ButtonLink size="small" icon={WalletIcon} href={toHref(pathOf('topUp'))}>
      {t('purchases.topUp')}
    </ButtonLink>
  )
}
