import { formatInteger } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { useWords, type UsedWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { goToLogIn } from '../../shell/header/go-to-log-in.ts'
import { obstacleOf, type Asked, type Obstacle } from './obstacle.ts'
import styles from './way.module.css'

type Props = { readonly asked: Asked; readonly onTake: () => void }

/** The one step on, or why there is none and what to do instead. */
export function Way({ asked, onTake }: Props) {
  const words = useWords()
  const { t } = words
  const obstacle = obstacleOf(asked)
  if (!obstacle)
    return (
      <Button full onClick={onTake}>
        {t('vouchers.take', { points: formatInteger(asked.voucher.points) })}
      </Button>
    )
  return (
    <>
      <p className={styles.why}>
        {obstacle.why === 'locked' && <LockIcon size={18} />}
        {whyText(obstacle, words)}
      </p>
      <Instead obstacle={obstacle} />
    </>
  )
}

function whyText(obstacle: Obstacle, { t }: UsedWords): string {
  if (obstacle.why === 'locked') return t('loyalty.locked', { tier: t(`loyalty.tier.${obstacle.tier}`) })
  if (obstacle.why === 'missing') return t('loyalty.missing', { points: formatInteger(obstacle.points) })
  return obstacle.why === 'limit' ? t('vouchers.limit', { n: obstacle.times }) : t('vouchers.goneText')
}

function Instead({ obstacle: { why } }: { readonly obstacle: Obstacle }) {
  const { t } = useWords()
  if (why === 'locked')
    return (
      <ButtonLink full variant="secondary" href={toHref(pathOf('loyaltyRanking'))}>
        {t('vouchers.seeLevels')}
      </ButtonLink>
    )
  if (why === 'missing')
    return (
      <ButtonLink full variant="secondary" href={toHref(pathOf('loyalty'))}>
        {t('loyalty.howToEarn')}
      </ButtonLink>
    )
  return null
}

export function SignInWay() {
  const { t } = useWords()
  return (
    <Button full icon={LogInIcon} onClick={goToLogIn}>
      {t('loyalty.signInToExchange')}
    </Button>
  )
}
