import { useState } from 'react'
import type { LoyaltyCard } from '#contracts/loyalty.ts'
import { formatInteger } from '#language/formats.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Orchid } from '#ui/orchid/orchid.tsx'
import { Weave } from '#ui/weave/weave.tsx'
import { useMe } from '../../api/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { exchangePath } from './exchange-places.ts'
import { memberNoText } from './member-no.ts'
import { metalOf } from './metal-of.ts'
import { ShowCard } from './show-card.tsx'
import styles from './member-card.module.css'

/** The card wears the metal of its level, woven. Only points to use stand on it; level points are another number. */
export function MemberCard({ card }: { readonly card: LoyaltyCard }) {
  const { t } = useWords()
  const name = useMe().data?.displayName
  const [shown, setShown] = useState(false)
  return (
    <section aria-label={t('loyalty.card')} className={classNames(styles.card, metalOf(card.tier))}>
      <Weave />
      <div className={styles.head}>
        <span className={styles.flower} aria-hidden="true">
          <Orchid share={1} label="" />
        </span>
        <div className={styles.who}>
          <p className={styles.tier}>{t(`loyalty.memberOf.${card.tier}`)}</p>
          {name && <p className={styles.name}>{name}</p>}
          <p className={styles.number}>
            <span className="visually-hidden">{t('loyalty.memberNo')} </span>
            {memberNoText(card.memberNo)}
          </p>
        </div>
      </div>
      <p className={styles.points}>
        <strong>{formatInteger(card.spendable)}</strong> <span>{t('loyalty.toUse')}</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink variant="inverse" href={toHref(exchangePath('data'))}>
          {t('loyalty.usePoints')}
        </ButtonLink>
        <Button variant="quiet" className={styles.outline} onClick={() => setShown(true)}>
          {t('loyalty.show')}
        </Button>
      </div>
      <ShowCard card={card} open={shown} onClose={() => setShown(false)} />
    </section>
  )
}
