import { brand } from '#brand'
import { ArrowUpIcon } from '#ui/icons/arrow-up.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { useFooter } from '../../api/use-footer.ts'
import { currentYear } from '../../clock/now.ts'
import { pathOf } from '../../navigation/paths.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { useWords } from '../../i18n/use-words.ts'
import { LowDataLine } from '../../low-data/low-data-line.tsx'
import { dialHref } from '../../navigation/dial.ts'
import { FooterColumns } from './footer-columns.tsx'
import { FooterSkeleton } from './footer-skeleton.tsx'
import { SocialLinks } from './social-links.tsx'
import styles from './footer.module.css'

/** Five columns on a wide screen, five lists to unfold on a small one. */
export function Footer({ compact }: { compact: boolean }) {
  const { t, lang } = useWords()
  const { data, isPending } = useFooter()
  return (
    <footer className={styles.footer} data-form={compact ? 'compact' : 'full'}>
      <PageWidth>
        <div className={styles.top}>
          <div className={styles.promise}>
            <Logo name={brand.name[lang]} />
            <p>{brand.tagline[lang]}</p>
          </div>
          <button type="button" className={styles.toTop} onClick={() => window.scrollTo({ top: 0 })}>
            <ArrowUpIcon size={20} />
            {t('frame.backToTop')}
          </button>
        </div>
        {isPending ? (
          <FooterSkeleton compact={compact} />
        ) : (
          <FooterColumns columns={data?.columns ?? []} compact={compact} />
        )}
        <div className={styles.bottom}>
          <SocialLinks social={data?.social ?? []} />
          <p className={styles.help}>
            {t('frame.helpDayAndNight')}{' '}
            <a href={dialHref(brand.hotline)} className={styles.hotline}>
              {brand.hotline}
            </a>
          </p>
        </div>
        <div className={styles.saving}>
          <LowDataLine />
        </div>
        <div className={styles.legal}>
          <p>{t('frame.copyright', { year: String(currentYear()) })}</p>
          <nav aria-label={t('frame.legal')} className={styles.legalLinks}>
            <a href={toHref(pathOf('terms'))}>{t('routes.terms.title')}</a>
            <a href={toHref(pathOf('privacyPolicy'))}>{t('routes.privacyPolicy.title')}</a>
            <a href={toHref(pathOf('cookie'))}>{t('routes.cookie.title')}</a>
          </nav>
        </div>
      </PageWidth>
    </footer>
  )
}
