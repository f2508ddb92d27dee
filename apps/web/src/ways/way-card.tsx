import type { ReactNode } from 'react'
import { brand } from '#brand'
import type { TextKey } from '#i18n/keys.generated.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { DataIcon } from '#ui/icons/data.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { MailIcon } from '#ui/icons/mail.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { useWords } from '../i18n/use-words.ts'
import { dialHref } from '../navigation/dial.ts'
import type { Way } from './way.ts'
import styles from './way-card.module.css'

const USSD_TEXT: Readonly<Record<keyof typeof brand.ussd, TextKey>> = {
  menu: 'service.ussdMenu',
  balance: 'service.ussdBalance',
  packages: 'service.ussdPackages',
  topUp: 'service.ussdTopUp',
  share: 'service.ussdShare',
  fibre: 'service.ussdFibre',
  points: 'service.ussdPoints',
  readCode: 'service.ussdReadCode',
}

export function WayCard({ way }: { way: Way }) {
  const { t } = useWords()
  switch (way.kind) {
    case 'ussd':
      return <UssdCard code={brand.ussd[way.code]} text={t(USSD_TEXT[way.code])} />
    case 'hotline':
      return (
        <Face icon={HeadsetIcon} title={t('service.hotlineTitle')} text={t('service.hotlineText')}>
          <Go href={dialHref(brand.hotline)} label={t('service.hotlineAction')} icon={PhoneIcon} />
        </Face>
      )
    case 'email':
      return (
        <Face icon={MailIcon} title={t('service.emailTitle')} text={t('service.emailText')}>
          <Go href={`mailto:${brand.email}`} label={brand.email} icon={MailIcon} />
        </Face>
      )
  }
}

function UssdCard({ code, text }: { code: string; text: string }) {
  const { t } = useWords()
  const dialable = !/[A-Z]/.test(code)
  return (
    <Face icon={DataIcon} title={t('service.ussdTitle')} text={text} code={code}>
      {dialable && <Go href={dialHref(code)} label={t('service.dial')} icon={PhoneIcon} />}
      <CopyButton
        text={code}
        label={t('service.copy')}
        copiedLabel={t('service.copied')}
        failedLabel={t('service.copyFailed')}
      />
    </Face>
  )
}

function Go({ href, label, icon }: { href: string; label: string; icon: Icon }) {
  return (
    <ButtonLink size="small" href={href} icon={icon}>
      {label}
    </ButtonLink>
  )
}

type FaceProps = { icon: Icon; title: string; text: string; code?: string; children: ReactNode }

function Face({ icon: WayIcon, title, text, code, children }: FaceProps) {
  return (
    <Card padding="roomy">
      <div data-way className={styles.card}>
        <span className={styles.icon}>
          <WayIcon size={24} />
        </span>
        <h3 className={styles.title}>{title}</h3>
        {code && <p className={styles.code}>{code}</p>}
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </Card>
  )
}
