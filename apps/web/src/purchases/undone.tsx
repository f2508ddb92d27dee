import { formatKyat } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/arrow-right.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { useWords } from '../i18n/use-words.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { BalanceChange } from '../value/balance-change.tsx'
import { LeaveLink } from '../value/leave-link.tsx'
import { BoughtFlower, type Bought } from './bought-item.tsx'
import type { Undoing } from './use-undo.ts'
import styles from '../value/result.module.css'

type Props = {
  readonly item: Bought
  readonly undone: NonNullable<Undoing['done']>
  /** The balance without what came back. */
  readonly before: number
  readonly onClose: () => void
}

/** Taken back: no petals, and the balance counts the other way. */
export function Undone({ item, undone, before, onClose }: Props) {
  const { t, lang } = useWords()
  const { refunded, balances } = undone
  return (
    <div className={styles.result}>
      <Outcome
        tone="back"
        figure={<BoughtFlower item={item} />}
        title={t('purchases.undoneTitle')}
        edge
        takesFocus="always"
      >
        {t('purchases.undoneText', { amount: formatKyat(refunded, lang) })}
      </Outcome>
      <div className={styles.middle}>
        <section className={styles.now}>
          <BalanceChange before={before} after={balances?.main ?? before + refunded} />
        </section>
        <ButtonLink full iconEnd={ArrowRightIcon} href={toHref(pathOf('myid'))} onClick={onClose}>
          {t('purchases.seeMine')}
        </ButtonLink>
        <LeaveLink onLeave={onClose} />
      </div>
    </div>
  )
}
