import { brand } from '#brand'
import { Disc } from '#ui/disc/disc.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { HelpIcon } from '#ui/icons/help.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import styles from './help-strip.module.css'

/** Three ways to a person or an answer. */
export function HelpStrip() {
  const { t } = useWords()
  return (
    <section aria-label={t('home.helpTitle')}>
      <ul className={styles.strip}>
        <Help
          icon={HeadsetIcon}
          href={dialHref(brand.hotline)}
          title={t('home.helpCallTitle')}
          text={t('home.helpCallText')}
        />
        <Help
          icon={HelpIcon}
          href={toHref(pathOf('qna'))}
          title={t('home.helpFaqTitle')}
          text={t('home.helpFaqText')}
        />
        <Help
          icon={MessageIcon}
          href={toHref(pathOf('contactUs'))}
          title={t('home.helpWriteTitle')}
          text={t('home.helpWriteText')}
        />
      </ul>
    </section>
  )
}

function Help({ icon: Face, href, title, text }: { icon: Icon; href: string; title: string; text: string }) {
  return (
    <li className={styles.entry}>
      <a href={href} className={styles.help}>
        <Disc>
          <Face size={24} />
        </Disc>
        <span>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </span>
      </a>
    </li>
  )
}
