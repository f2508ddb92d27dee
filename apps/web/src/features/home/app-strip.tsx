import { brand } from '#brand'
import type { TextKey } from '#i18n/keys.generated.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import styles from './app-strip.module.css'

const CODES: readonly { readonly code: string; readonly name: TextKey }[] = [
  { code: brand.ussd.balance, name: 'home.ussdBalance' },
  { code: brand.ussd.packages, name: 'home.ussdPackages' },
  { code: brand.ussd.menu, name: 'home.ussdMenu' },
]

/** What works on every phone, beside what works on smart ones. */
export function AppStrip() {
  const { t } = useWords()
  return (
    <div className={styles.strip}>
      <Card as="section" padding="roomy" className={styles.card}>
        <h2 className={styles.title}>{t('home.ussdTitle')}</h2>
        <p className={styles.text}>{t('home.ussdText')}</p>
        <ul className={styles.codes}>
          {CODES.map(({ code, name }) => (
            <li key={code}>
              <a href={dialHref(code)} className={styles.code}>
                <PhoneIcon size={20} />
                <strong>{code}</strong>
                <span>{t(name)}</span>
              </a>
            </li>
          ))}
        </ul>
        <TextLink alone iconEnd={ArrowRightIcon} href={toHref(pathOf('ussd'))}>
          {t('home.ussdAll')}
        </TextLink>
      </Card>
      <Card as="section" tone="inverse" padding="roomy" className={styles.app}>
        <h2 className={styles.title}>{t('home.appTitle')}</h2>
        <p className={styles.appText}>{t('home.appText')}</p>
        <ButtonLink variant="inverse" size="small" href={toHref(pathOf('myidApp'))} iconEnd={ArrowRightIcon}>
          {t('home.appAction')}
        </ButtonLink>
      </Card>
    </div>
  )
}
