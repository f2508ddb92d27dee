import { Button, ButtonLink } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { ApiRefusal } from '../api/api-errors.ts'
import { toHref } from '../app/hash-location.ts'
import { pathOf } from '../app/paths.ts'
import { useWords } from '../i18n/use-words.ts'

type Props = {
  readonly refusal: ApiRefusal | null
  readonly lost: boolean
  readonly pending: boolean
  readonly onAgain: () => void
}

/** Why nothing moved, and the way on; or that nobody knows, and the one safe way to find out. */
export function MoveProblem({ refusal, lost, pending, onAgain }: Props) {
  const { t } = useWords()
  if (lost) {
    return (
      <Notice
        tone="warning"
        announce="assertive"
        title={t('purchases.lostTitle')}
        actions={
          <Button size="small" icon={RefreshIcon} loading={pending} onClick={onAgain}>
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
      {refusal.message || t('state.blockFailedText')}
    </Notice>
  )
}

export function TopUpLink() {
  const { t } = useWords()
  return (
    <ButtonLink size="small" icon={WalletIcon} href={toHref(pathOf('topUp'))}>
      {t('purchases.topUp')}
    </ButtonLink>
  )
}
