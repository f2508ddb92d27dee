import type { Page } from '#contracts/pages.ts'
import { Section } from '#ui/section/section.tsx'
import { useFooter } from '../../api/use-footer.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { addressLink } from './address-link.ts'
import styles from './channels.module.css'

/** Every way to reach us with its address and hours, out of the document's table, and where else we write. */
export function Channels({ page }: { page: Page }) {
  const { t } = useWords()
  const rows = page.blocks.flatMap((block) => (block.type === 'table' ? block.rows : []))
  return (
    <Section title={t('contact.waysTitle')}>
      <ul className={styles.channels}>
        {rows.map(([way, address, hours]) => (
          <li key={way?.text} className={styles.channel}>
            {way && <ContentText as="h3" value={way.text} valueMm={way.textMm} className={styles.way} />}
            {address && <Address value={address.text} valueMm={address.textMm} />}
            {hours && (
              <ContentText as="p" value={hours.text} valueMm={hours.textMm} className={styles.hours} />
            )}
          </li>
        ))}
      </ul>
      <Social />
    </Section>
  )
}

function Address({ value, valueMm }: { value: string; valueMm: string | null }) {
  const text = <ContentText value={value} valueMm={valueMm} />
  const href = addressLink(value)
  return <p className={styles.address}>{href ? <a href={href}>{text}</a> : text}</p>
}

function Social() {
  const { t } = useWords()
  const footer = useFooter()
  if (!footer.data) return null
  return (
    <div className={styles.social}>
      <h3 className={styles.way}>{t('contact.social')}</h3>
      <ul>
        {footer.data.social.map((channel) => (
          <li key={channel.id}>
            <a href={channel.url} target="_blank" rel="noopener noreferrer">
              {channel.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
