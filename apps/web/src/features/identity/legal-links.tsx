import { ExternalIcon } from '#ui/icons/external.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './log-in-page.module.css'

/** Opened in a new tab, so that nothing typed is lost. */
export function LegalLinks() {
  const { t } = useWords()
  const page = { target: '_blank', rel: 'noopener', alone: true, iconEnd: ExternalIcon } as const
  const newTab = <span className="visually-hidden"> {t('identity.newTab')}</span>
  return (
    <p className={styles.legal}>
      <TextLink href={toHref(pathOf('terms'))} {...page}>
        {t('identity.readTerms')}
        {newTab}
      </TextLink>
      <TextLink href={toHref(pathOf('privacyPolicy'))} {...page}>
        {t('identity.readPrivacy')}
        {newTab}
      </TextLink>
    </p>
  )
}
