import { CLASS_FROM, VOUCHER_CLASSES, type VoucherClass } from '#contracts/vouchers.ts'
import { formatInteger } from '#language/formats.ts'
import { TabLinks } from '#ui/tabs/tabs.tsx'
import { useWords, type Translate } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { classPath } from './voucher-paths.ts'
import styles from './vouchers.module.css'

/** A class is a range of prices, which is said below the one that is open. */
export function ClassTabs({ current }: { readonly current: VoucherClass }) {
  const { t } = useWords()
  return (
    <div className={styles.classes}>
      <TabLinks
        label={t('vouchers.classes')}
        links={VOUCHER_CLASSES.map((one) => ({
          href: toHref(classPath(one)),
          current: one === current,
          label: t('loyalty.voucherClass', { name: one }),
        }))}
      />
      <p className={styles.range}>{rangeOf(current, t)}</p>
    </div>
  )
}

function rangeOf(one: VoucherClass, t: Translate): string {
  const { A, B } = CLASS_FROM
  if (one === 'A') return t('vouchers.from', { points: formatInteger(A) })
  if (one === 'B') return t('vouchers.between', { from: formatInteger(B), to: formatInteger(A - 1) })
  return t('vouchers.below', { points: formatInteger(B) })
}
