import { formatDate, formatInteger } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Choice } from '../../forms/choice.tsx'
import { useWords, type UsedWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { obstacleOf, type Asked, type Obstacle } from './obstacle.ts'
import { tiersText } from './tiers-text.ts'
import type { Voucher } from '#contracts/vouchers.ts'
import styles from './event.module.css'

type Props = {
  readonly asked: Omit<Asked, 'voucher'> & { readonly voucher: Voucher }
  readonly withGuest: boolean
  readonly onGuest: (withGuest: boolean) => void
  readonly onTake: () => void
}

/** Alone or with a guest, each with its points; or why not, in words that fit. */
export function SeatChoice({ asked, withGuest, onGuest, onTake }: Props) {
  const words = useWords()
  const { t } = words
  const { points } = asked.voucher
  const seats = withGuest ? 2 : 1
  const none = obstacleOf(asked)
  if (none && none.why !== 'missing')
    return (
      <Notice
        tone="info"
        title={whyText(none, asked, words)}
        actions={
          none.why === 'locked' && (
            <ButtonLink size="small" variant="secondary" href={toHref(pathOf('loyaltyRanking'))}>
              {t('vouchers.seeLevels')}
            </ButtonLink>
          )
        }
      />
    )
  const obstacle = obstacleOf({ ...asked, seats })
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('vouchers.howMany')}</legend>
      {[false, true].map((guest) => (
        <Choice
          key={String(guest)}
          group={`seats-${asked.voucher.voucherId}`}
          value={guest ? 'guest' : 'alone'}
          checked={withGuest === guest}
          title={t(guest ? 'vouchers.withGuest' : 'vouchers.alone')}
          text={t('account.points', { count: formatInteger(guest ? points * 2 : points) })}
          onChoose={() => onGuest(guest)}
        />
      ))}
      {obstacle ? (
        <Notice tone="warning">{whyText(obstacle, asked, words)}</Notice>
      ) : (
        <Button full onClick={onTake}>
          {t(withGuest ? 'vouchers.takeSeats' : 'vouchers.takeSeat')}
        </Button>
      )}
    </fieldset>
  )
}

function whyText(obstacle: Obstacle, { voucher, card }: Props['asked'], words: UsedWords): string {
  const { t, lang } = words
  if (obstacle.why === 'locked')
    return t('vouchers.tooLow', {
      tier: t(`loyalty.tier.${card.tier}`),
      tiers: tiersText(voucher.minTier, words),
    })
  if (obstacle.why === 'missing') return t('loyalty.missing', { points: formatInteger(obstacle.points) })
  if (obstacle.why === 'limit') return t('vouchers.limit', { n: obstacle.times })
  if (voucher.left > 0) return t('vouchers.oneLeft')
  const until = voucher.event?.giveBackUntil ?? voucher.saleTo
  return t('vouchers.fullText', { date: formatDate(Date.parse(until) - 1, lang) })
}
