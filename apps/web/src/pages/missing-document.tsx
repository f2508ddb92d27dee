import type { ReactNode } from 'react'
import { brand } from '#brand'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { HelpIcon } from '#ui/icons/help.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useWords } from '../i18n/use-words.ts'
import { dialHref } from '../navigation/dial.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import type { RouteId } from '../navigation/routes.ts'
import { PageHeading } from '../page/page-heading.tsx'
import styles from './page-view.module.css'

type Props = { readonly routeId: RouteId; readonly children: ReactNode }

/** Editors have taken the words of this address down; what the page does is still done here. */
export function MissingDocument({ routeId, children }: Props) {
  const { t } = useWords()
  return (
    <>
      <PageWidth narrow className={styles.away}>
        <PageHeading title={t(`routes.${routeId}.title`)} />
        <EmptyState
          icon={HelpIcon}
          title={t('pages.missingTitle')}
          text={t('pages.missingText')}
          actions={
            <>
              <ButtonLink href={toHref(pathOf('qna'))}>{t('routes.qna.title')}</ButtonLink>
              <TextLink alone href={dialHref(brand.hotline)}>
                {t('service.hotlineTitle')}
              </TextLink>
            </>
          }
        />
      </PageWidth>
      {children}
    </>
  )
}
