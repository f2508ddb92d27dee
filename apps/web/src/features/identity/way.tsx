import type { ReactNode } from 'react'
import { brand } from '#brand'
import type { TextKey } from '#i18n/keys.generated.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { ShopIcon } from '#ui/icons/shop.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import styles from './cannot-sign-in-page.module.css'

export function ShopLink() {
  const { t } = useWords()
  return (
    <ButtonLink size="small" variant="secondary" href={toHref(pathOf('findOurShop'))} icon={ShopIcon}>
      {t('identity.findShop')}
    </ButtonLink>
  )
}

type WayProps = {
  readonly icon: Icon
  readonly title: TextKey
  readonly lead: TextKey
  readonly steps: readonly TextKey[]
  /** Shown between the steps and the buttons. */
  readonly state?: ReactNode
  readonly children: ReactNode
}

/** One obstacle to signing in: steps that help, and what can be done here. */
export function Way({ icon: Face, title, lead, steps, state, children }: WayProps) {
  const { t } = useWords()
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <h2 className={styles.name}>
        <span className={styles.icon}>
          <Face size={24} />
        </span>
        {t(title)}
      </h2>
      <p>{t(lead)}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step, { code: brand.ussd.readCode })}</li>
        ))}
      </ol>
      {state}
      <div className={styles.actions}>{children}</div>
    </Card>
  )
}
