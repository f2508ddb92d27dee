import { brand } from '#brand'
import { formatTime } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { ApiRefusal, OfflineError } from '../api/api-errors.ts'
import { useWords } from '../i18n/use-words.ts'
import { dialHref } from '../navigation/dial.ts'
import { clockText, useSecondsLeft } from './use-seconds-left.ts'

/** For longer waits the time of day is shown instead of seconds. */
const COUNTED_SECONDS = 15 * 60

type Props = {
  readonly error: Error | null
  /** When to try again. */
  readonly waitUntil?: number | null
}

/** What went wrong, and what to do about it. */
export function Problem({ error, waitUntil = null }: Props) {
  const { t } = useWords()
  const left = useSecondsLeft(waitUntil)
  if (!error || (waitUntil !== null && left === 0)) return null
  if (error instanceof OfflineError) {
    return (
      <Notice tone="warning" announce="assertive" title={t('identity.offlineTitle')}>
        {t('identity.lostText')}
      </Notice>
    )
  }
  const refusal = error instanceof ApiRefusal ? error : null
  if (refusal?.code === 'CLIENT_OUTDATED') return <Outdated />
  if (waitUntil !== null && refusal) return <Wait refusal={refusal} until={waitUntil} left={left} />
  return (
    <Notice tone="danger" announce="assertive" title={t('identity.problemTitle')}>
      {refusal?.message || t('state.blockFailedText')}
      {refusal && refusal.status >= 500 && <p>{t('state.reference', { requestId: refusal.requestId })}</p>}
    </Notice>
  )
}

/** For a phone with files cached for weeks: the text says what helps. */
function Outdated() {
  const { t } = useWords()
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={t('identity.outdatedTitle')}
      actions={
        <Button size="small" icon={RefreshIcon} onClick={() => window.location.reload()}>
          {t('identity.reload')}
        </Button>
      }
    >
      {t('identity.outdatedText')}
    </Notice>
  )
}

const COUNTED = { OTP_TOO_SOON: 'identity.tooSoon', OTP_LOCKED: 'identity.locked' } as const

/** Counts the seconds without screen readers announcing each one. */
function Wait({ refusal, until, left }: { refusal: ApiRefusal; until: number; left: number }) {
  const { t } = useWords()
  const counted = COUNTED[refusal.code as keyof typeof COUNTED] ?? 'identity.tooMany'
  const time = <span aria-hidden="true">{t(counted, { time: clockText(left) })}</span>
  return (
    <Notice tone="warning">
      <span role="alert" className="visually-hidden">
        {refusal.message}
      </span>
      {left > COUNTED_SECONDS || refusal.code === 'OTP_DAILY_LIMIT' ? (
        <span>
          {refusal.message} {t('identity.fromTime', { time: formatTime(until) })}
        </span>
      ) : (
        time
      )}
    </Notice>
  )
}

/** The phone itself reports no network; a dialled code works without one. */
export function NoNetwork() {
  const { t } = useWords()
  const code = brand.ussd.balance
  return (
    <Notice tone="warning" announce="polite" title={t('identity.offlineTitle')}>
      {t('identity.offlineText')} <TextLink href={dialHref(code)}>{code}</TextLink>
    </Notice>
  )
}
