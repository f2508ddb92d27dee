import { ButtonLink } from '#ui/button/button.tsx'
import { DownloadIcon } from '#ui/icons/download.tsx'
import { GlobeIcon } from '#ui/icons/globe.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { useBreakpoint } from '../../page/breakpoint.ts'
import { later, Nothing } from '../../page/later.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { linkTo } from '../page-link.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './store-links-block.module.css'

const QrCode = later(() => import('./qr-code.tsx').then((module) => module.QrCode), Nothing)

type Props = { readonly block: BlockOf<'storeLinks'> }

/** Where to get an app. The code to scan is for people at a desk: a phone cannot photograph itself. */
export function StoreLinksBlock({ block }: Props) {
  const { t } = useWords()
  const phone = useBreakpoint() === 'xs'
  const scanned = block.android ?? block.ios ?? block.web
  return (
    <div className={styles.panel}>
      <div className={styles.words}>
        <BlockTitle title={block.title} titleMm={block.titleMm} />
        <ContentText as="p" value={block.text} valueMm={block.textMm} className={styles.text} />
        <Stores block={block} />
        <Facts block={block} />
      </div>
      {scanned && !phone && (
        <figure className={styles.scan}>
          <span className={styles.code}>
            <QrCode text={scanned} label={t('pages.qrLabel', { address: scanned })} />
          </span>
          <figcaption>{t('pages.scan')}</figcaption>
        </figure>
      )}
    </div>
  )
}

function Stores({ block }: Props) {
  const { t } = useWords()
  const stores = [
    { link: block.android, label: t('pages.android'), icon: DownloadIcon },
    { link: block.ios, label: t('pages.ios'), icon: DownloadIcon },
    { link: block.web, label: t('pages.web'), icon: GlobeIcon },
  ]
  return (
    <div className={styles.stores}>
      {stores.map(
        ({ link, label, icon }, index) =>
          link && (
            <ButtonLink
              key={label}
              {...linkTo(link)}
              icon={icon}
              variant={index === 1 ? 'secondary' : 'primary'}
            >
              {label}
            </ButtonLink>
          ),
      )}
    </div>
  )
}

function Facts({ block }: Props) {
  const { t } = useWords()
  return (
    <ul className={styles.facts}>
      {block.version && <li>{t('pages.version', { version: block.version })}</li>}
      {block.minimumAndroid && <li>{t('pages.minimumAndroid', { version: block.minimumAndroid })}</li>}
      {block.privacyLink && (
        <li>
          <TextLink {...linkTo(block.privacyLink)}>{t('pages.privacy')}</TextLink>
        </li>
      )}
      {block.deleteAccountLink && (
        <li>
          <TextLink {...linkTo(block.deleteAccountLink)}>{t('pages.deleteAccount')}</TextLink>
        </li>
      )}
    </ul>
  )
}
