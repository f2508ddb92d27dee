import { ButtonLink } from '#ui/button/button.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './fibre-box.module.css'

/** One question, one picture, and where it is answered. */
export function FibreBox() {
  const { t } = useWords()
  return (
    <section className={styles.box}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('home.fibreTitle')}</h2>
        <p className={styles.text}>{t('home.fibreText')}</p>
        <ButtonLink
          variant="inverse"
          icon={MapPinIcon}
          href={toHref(pathOf('homeInternetAll'))}
          className={styles.action}
        >
          {t('home.fibreAction')}
        </ButtonLink>
      </div>
      <Picture
        picture={mediaPicture('fibre-lights')}
        alt=""
        sizes="(min-width: 960px) 600px, 100vw"
        className={styles.picture}
      />
    </section>
  )
}
