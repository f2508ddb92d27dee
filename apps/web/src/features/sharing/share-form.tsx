import { type FormEvent, useState } from 'react'
import { parseMsisdn } from '#contracts/msisdn.ts'
import type { ShareInfo } from '#contracts/sharing.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ClockIcon } from '#ui/icons/clock.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isTooLong, MessageField } from '../../value/message-field.tsx'
import { MoveProblem } from '../../value/move-problem.tsx'
import { RECIPIENT_FIELD, RecipientField } from '../../value/recipient-field.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { feeOf } from './share-parts.ts'
import { ShareSummary } from './share-summary.tsx'
import type { Share } from './use-share.ts'
import styles from './sharing.module.css'

export type Draft = { readonly phone: string; readonly amount: number | null; readonly message: string }

export const EMPTY_DRAFT: Draft = { phone: '', amount: null, message: '' }

type Props = {
  readonly info: ShareInfo
  readonly share: Share
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** Whom and how much. What it costs and what is left is said before the code is asked for. */
export function ShareForm({ info, share, draft, onDraft }: Props) {
  const { t } = useWords()
  const least = info.options[0]?.amount ?? 0
  if (info.limits.usedToday >= info.limits.perDayCount)
    return (
      <EmptyState
        icon={ClockIcon}
        title={t('sharing.limitTitle')}
        text={t('sharing.limitText')}
        actions={<ButtonLink href={toHref(pathOf('myidHistory'))}>{t('purchases.seeHistory')}</ButtonLink>}
      />
    )
  if (info.shareable < least)
    return (
      <EmptyState
        icon={ShareIcon}
        title={t('sharing.nothingTitle')}
        text={t('sharing.nothingText')}
        actions={<ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>}
      />
    )
  return <Fields info={info} share={share} draft={draft} onDraft={onDraft} />
}

function Fields({ info, share, draft, onDraft }: Props) {
  const { t } = useWords()
  const online = useOnline()
  const [tried, setTried] = useState(false)
  const { refusal, lost, pending, start } = share.request
  const own = draft.amount === null ? null : feeOf(info, draft.amount)
  const chosen = own === null ? null : draft.amount
  const fee = refusal?.code === 'PRICE_CHANGED' ? Number(refusal.facts['n']) : own

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const receiver = parseMsisdn(draft.phone)
    if (receiver === null) document.getElementById(RECIPIENT_FIELD)?.focus()
    else if (chosen !== null && fee !== null && !isTooLong(draft.message))
      start({ receiver, amount: chosen, fee, message: draft.message.trim() })
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={t('sharing.step.form')}>
      <RecipientField value={draft.phone} tried={tried} onValue={(phone) => onDraft({ ...draft, phone })} />
      <AmountChoice
        info={info}
        chosen={draft.amount}
        missing={tried && chosen === null}
        onChoose={(amount) => onDraft({ ...draft, amount })}
      />
      <MessageField value={draft.message} onValue={(message) => onDraft({ ...draft, message })} />
      {chosen !== null && fee !== null && <ShareSummary info={info} amount={chosen} fee={fee} />}
      <MoveProblem move={share.request} />
      {!online && <Notice tone="warning">{t('purchases.offline')}</Notice>}
      {!lost && (
        <Button type="submit" full loading={pending} disabled={!online}>
          {t('gifts.getCode')}
        </Button>
      )}
    </form>
  )
}
