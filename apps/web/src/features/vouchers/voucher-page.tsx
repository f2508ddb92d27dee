import { useSearch } from 'wouter'
import { PageWidth } from '#ui/layout/layout.tsx'
import { POINTS, SpentContext } from '../../value/spent.ts'
import { OneVoucher } from './one-voucher.tsx'
import { OwnVouchers } from './own-vouchers.tsx'
import { VOUCHER_WANTED } from './voucher-paths.ts'
import styles from './vouchers.module.css'

/** One voucher, or all that one has where the address names none. */
export function Page() {
  const id = new URLSearchParams(useSearch()).get(VOUCHER_WANTED)
  return (
    <SpentContext value={POINTS}>
      <PageWidth className={styles.page}>
        {id ? <OneVoucher key={id} voucherId={id} /> : <OwnVouchers />}
      </PageWidth>
    </SpentContext>
  )
}
