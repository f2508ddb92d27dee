import { CheckIcon } from '#ui/icons/check.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { ROUTES } from '../../navigation/routes.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './log-in-page.module.css'

const ADVANTAGES = ['identity.point1', 'identity.point2', 'identity.point3'] as const

/** What people ask themselves while they wait for the SMS. */
export function LogInSide() {
  const { t } = useWords()
  return (
    <aside className={styles.side} aria-label={t('identity.goodToKnow')}>
      <Picture
        picture={mediaPicture(ROUTES.logIn.art)}
        alt=""
        sizes="(min-width: 960px) 480px, 1px"
        className={styles.art}
      />
      <ul className={styles.points}>
        {ADVANTAGES.map((point) => (
          <li key={point}>
            <CheckIcon size={18} className={styles.tick} />
            <span>{t(point)}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
