import { useState } from 'react'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { CompareIcon } from '#ui/icons/compare.tsx'
import { FilterIcon } from '#ui/icons/filter.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useBreakpoint } from '../../page/breakpoint.ts'
import { FilterFields, SortField, type FilterProps } from './filter-fields.tsx'
import { hiddenCount } from './package-filters.ts'
import { QuickFilters } from './quick-filters.tsx'
import styles from './filter-bar.module.css'

type Props = FilterProps & {
  /** How many packages fit; null while that is not known. */
  readonly total: number | null
  /** What packages can be measured by; null while nobody knows. */
  readonly balance: number | null
  readonly comparing: boolean
  readonly onComparing: (on: boolean) => void
}

/** What stands above the shelves. Each wish stands in one place only: those most made in the row, the others behind the button. */
export function FilterBar({ filters, onFilters, total, balance, comparing, onComparing }: Props) {
  const { t, lang } = useWords()
  const breakpoint = useBreakpoint()
  const narrow = breakpoint === 'xs' || breakpoint === 'sm'
  const [open, setOpen] = useState(false)
  const count = hiddenCount(filters)
  return (
    <div className={styles.bar}>
      <ChipRow label={t('packages.quickFilters')}>
        <Chip icon={FilterIcon} selected={count > 0} opens onClick={() => setOpen(true)}>
          {count > 0 ? t('packages.filtersOn', { number: count }) : t('packages.filters')}
        </Chip>
        <QuickFilters filters={filters} onFilters={onFilters} canPay={balance !== null} />
        <Chip icon={CompareIcon} selected={comparing} onClick={() => onComparing(!comparing)}>
          {t('packages.compareTick')}
        </Chip>
      </ChipRow>
      <div className={styles.row}>
        <p role="status" className={styles.found}>
          {total === null ? '' : t('packages.found', { count: total })}
        </p>
        {balance !== null && (
          <p className={styles.balance}>
            <WalletIcon size={18} />
            <span className="visually-hidden">{t('purchases.balanceNow')} </span>
            {formatKyat(balance, lang)}
          </p>
        )}
        {!narrow && (
          <div className={styles.sort}>
            <SortField filters={filters} onFilters={onFilters} />
          </div>
        )}
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('packages.filters')}
        closeLabel={t('packages.close')}
        footer={
          <Button full onClick={() => setOpen(false)}>
            {total === null ? t('packages.showResults') : t('packages.show', { count: total })}
          </Button>
        }
      >
        <FilterFields filters={filters} onFilters={onFilters} withSort={narrow} />
      </Sheet>
    </div>
  )
}
