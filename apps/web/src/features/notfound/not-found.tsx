import { ButtonLink } from '#ui/button/button.tsx'
import { HomeIcon } from '#ui/icons/home.tsx'
import { PageWidth, Row } from '#ui/layout/layout.tsx'
import { ChipLink, ChipRow } from '#ui/chip/chip.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { PageHeading } from '../../page/page-heading.tsx'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './not-found.module.css'

/** Their names are spelled out: the words of a first load are those that its code spells. */
const OFTEN_WANTED = [
  ['mobileServices', 'routes.mobileServices.title'],
  ['homeInternetAll', 'routes.homeInternetAll.title'],
  ['topUp', 'routes.topUp.title'],
  ['promotions', 'routes.promotions.title'],
  ['qna', 'routes.qna.title'],
] as const

/** For every address that belongs to no page. The address itself stays, so that it can be read and corrected. */
export function NotFound() {
  const { t } = useWords()
  return (
    <PageWidth>
      <div className={styles.screen} data-screen="not-found">
        <div className={styles.words}>
          <PageHeading title={t('notfound.title')} />
          <p className={styles.text}>{t('notfound.text')}</p>
          <Row>
            <ButtonLink href={toHref(paths.home)} icon={HomeIcon}>
              {t('notfound.back')}
            </ButtonLink>
          </Row>
          <p className={styles.often}>{t('notfound.orTry')}</p>
          <ChipRow wrap label={t('notfound.orTry')}>
            {OFTEN_WANTED.map(([routeId, name]) => (
              <ChipLink key={routeId} href={toHref(pathOf(routeId))}>
                {t(name)}
              </ChipLink>
            ))}
          </ChipRow>
        </div>
        <Picture
          picture={mediaPicture('tower-night')}
          alt=""
          sizes="(min-width: 960px) 560px, 100vw"
          className={styles.art}
        />
      </div>
    </PageWidth>
  )
}
