import type { MemberVoucher } from '#contracts/vouchers.ts'
import { useWords } from '../../i18n/use-words.ts'
import { OwnVoucher } from './own-voucher.tsx'
import styles from './own.module.css'

type Props = { readonly vouchers: readonly MemberVoucher[]; readonly title?: string }

/** The own ones of one voucher, on its page; nothing where there are none. */
export function OwnList({ vouchers, title }: Props) {
  const { t } = useWords()
  if (vouchers.length === 0) return null
  const heading = title ?? t('vouchers.own')
  return (
    <section aria-label={heading} className={styles.own}>
      <h2 className={styles.heading}>{heading}</h2>
      <div className={styles.list}>
        {vouchers.map((one) => (
          <OwnVoucher key={one.id} voucher={one} />
        ))}
      </div>
    </section>
  )
}
