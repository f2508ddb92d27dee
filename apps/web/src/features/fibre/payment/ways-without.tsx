import { brand } from '#brand'
import { CheckIcon } from '#ui/icons/check.tsx'
import { DialCode } from '../../../catalogue/dial-code.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { LaterShops } from '../../../shop-list/later-shops.tsx'
import styles from '../form.module.css'
import own from './lookup.module.css'

const ADVANTAGES = ['point1', 'point2', 'point3'] as const
const SHOPS = 2

/** What paying ahead is worth, and how it goes without this page: by code, or at a counter. */
export function WaysWithout() {
  const { t } = useWords()
  return (
    <aside className={own.ways}>
      <ul className={own.points}>
        {ADVANTAGES.map((point) => (
          <li key={point}>
            <CheckIcon size={18} />
            {t(`fibre.pay.${point}`)}
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>{t('fibre.pay.without')}</h2>
      <p className={styles.soft}>{t('fibre.pay.withoutText')}</p>
      <DialCode code={brand.ussd.fibre} quiet />
      <LaterShops shows="BILLS" count={SHOPS} />
    </aside>
  )
}
