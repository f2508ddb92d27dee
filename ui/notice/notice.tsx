import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { CheckCircleIcon } from '../icons/check-circle.tsx'
import { DangerIcon } from '../icons/danger.tsx'
import type { Icon } from '../icons/draw-icon.tsx'
import { InfoIcon } from '../icons/info.tsx'
import { WarningIcon } from '../icons/warning.tsx'
import styles from './notice.module.css'

type Tone = 'info' | 'success' | 'warning' | 'danger'

export type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the words. */
  actions?: ReactNode
  /** Read out when it appears: `polite` for good news, `assertive` for a refusal of what was just asked. */
  announce?: 'polite' | 'assertive'
}

const icons: Record<Tone, Icon> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  danger: DangerIcon,
}

export function Notice({ tone = 'info', title, children, actions, announce }: NoticeProps) {
  const ToneIcon = icons[tone]
  const role = announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined
  return (
    <div role={role} className={classNames(styles.notice, styles[tone])}>
      <ToneIcon className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
