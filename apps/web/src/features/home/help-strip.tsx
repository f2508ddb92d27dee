import { brand } from '#brand'
import { Card, CardLink } from '#ui/card/card.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { HelpIcon } from '#ui/icons/help.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import styles from './help-strip.module.css'

export function HelpStrip() {
  const { t } = useWords()
  return (
    <Section title={t('home.helpTitle')}>
      <Grid columns={3}>
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
          href={toHref(pathOf('requestIssue'))}
          title={t('home.helpIssueTitle')}
          text={t('home.helpIssueText')}
        />
      </Grid>
    </Section>
  )
}

function Help({ icon: Face, href, title, text }: { icon: Icon; href: string; title: string; text: string }) {
  return (
    <Card>
      <div className={styles.help}>
        <span className={styles.icon}>
          <Face size={24} />
        </span>
        <div>
          <h3 className={styles.title}>
            <CardLink href={href}>{title}</CardLink>
          </h3>
          <p className={styles.text}>{text}</p>
        </div>
      </div>
    </Card>
  )
}
