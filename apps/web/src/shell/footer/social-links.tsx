import type { Footer } from '#contracts/content.ts'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { ExternalIcon } from '#ui/icons/external.tsx'
import { FacebookIcon } from '#ui/icons/facebook.tsx'
import { TelegramIcon } from '#ui/icons/telegram.tsx'
import { TiktokIcon } from '#ui/icons/tiktok.tsx'
import { ViberIcon } from '#ui/icons/viber.tsx'
import { YoutubeIcon } from '#ui/icons/youtube.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './footer.module.css'

const ICONS: Readonly<Record<string, Icon>> = {
  facebook: FacebookIcon,
  viber: ViberIcon,
  telegram: TelegramIcon,
  youtube: YoutubeIcon,
  tiktok: TiktokIcon,
}

/** Plain links: no foreign script watches our pages. */
export function SocialLinks({ social }: { social: Footer['social'] }) {
  const { t } = useWords()
  return (
    <ul className={styles.social} aria-label={t('frame.social')}>
      {social.map((channel) => {
        const ChannelIcon = ICONS[channel.id] ?? ExternalIcon
        return (
          <li key={channel.id}>
            <a
              href={channel.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('frame.socialOn', { channel: channel.name })}
            >
              <ChannelIcon size={22} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
