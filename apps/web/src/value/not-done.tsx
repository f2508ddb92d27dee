import type { ReactNode } from 'react'
import { brand } from '#brand'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { HeadsetIcon } from '#ui/icons/headset.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useWords } from '../i18n/use-words.ts'
import { dialHref } from '../navigation/dial.ts'
import type { Report } from '../navigation/report-path.ts'
import { BalanceStands } from './balance-stands.tsx'
import { ReportLink } from './report-link.tsx'
import { useSpent } from './spent.ts'
import styles from './result.module.css'

type Props = {
  readonly figure?: ReactNode
  /** Why, in a sentence. */
  readonly children: ReactNode
  /** What to dial to have the same without the internet. */
  readonly code?: string | null | undefined
  readonly again: { readonly label: string; readonly onClick: () => void }
  readonly edge?: boolean
  /** Where it is known what did not go through. */
  readonly report?: Report
}

/** It did not go through: first that nothing was taken, then another try, then the way without the internet. */
export function NotDone({ figure, children, code, again, edge = false, report }: Props) {
  const { t } = useWords()
  const { words } = useSpent()
  return (
    <div className={styles.result}>
      <Outcome tone="failed" figure={figure} title={t(words.nothingTaken)} edge={edge} takesFocus="always">
        {children}
      </Outcome>
      <div className={styles.middle}>
        <BalanceStands name={t(words.untouched)} />
        <Button full icon={RefreshIcon} onClick={again.onClick}>
          {again.label}
        </Button>
        <section className={styles.card}>
          <h2 className={styles.cardTitle}>{t('purchases.otherWays')}</h2>
          <div className={styles.ways}>
            {code && <Way icon={PhoneIcon} name={code} text={t('purchases.everyPhone')} dials={code} />}
            <Way
              icon={HeadsetIcon}
              name={brand.hotline}
              text={t('service.hotlineText')}
              dials={brand.hotline}
            />
          </div>
        </section>
        {report && <ReportLink report={report} />}
      </div>
    </div>
  )
}

type WayProps = {
  readonly icon: Icon
  readonly name: string
  readonly text: string
  readonly dials: string
}

function Way({ icon: Face, name, text, dials }: WayProps) {
  const { t } = useWords()
  return (
    <div className={styles.way}>
      <Disc>
        <Face size={24} />
      </Disc>
      <p className={styles.wayWords}>
        <span className={styles.wayName}>{name}</span> <span className={styles.wayText}>{text}</span>
      </p>
      <ButtonLink
        size="small"
        variant="secondary"
        href={dialHref(dials)}
        aria-label={`${t('service.dial')} ${name}`}
      >
        {t('service.dial')}
      </ButtonLink>
    </div>
  )
}
