import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FilterIcon } from '#ui/icons/filter.tsx'
import { Select } from '#ui/select/select.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { FilterFields, type FilterProps } from './filter-fields.tsx'
import { filterCount, SORTS } from './package-filters.ts'
import styles from './filter-bar.module.css'

type Props = FilterProps & {
  /** How many packages fit; null while that is not known. */
  readonly total: number | null
  /** The filters stand beside the list already. */
  readonly wide: boolean
}

/** What stands above the list: how many there are, in which order, and on a phone the way to the filters. */
export function FilterBar({ filters, onFilters, total, wide }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const count = filterCount(filters)
  const found = total === null ? '' : t('packages.found', { count: total })
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.found}>
        {found}
      </p>
      {!wide && (
        <Button variant="secondary" icon={FilterIcon} onClick={() => setOpen(true)} aria-haspopup="dialog">
          {count > 0 ? t('packages.filtersOn', { number: count }) : t('packages.filters')}
        </Button>
      )}
      <div className={styles.sort}>
        <Select
          label={t('packages.sortLabel')}
          value={filters.sort}
          onValue={(value) =>
            onFilters({ ...filters, sort: SORTS.find((sort) => sort === value) ?? 'POPULAR' })
          }
          options={SORTS.map((sort) => ({ value: sort, label: t(`packages.sort.${sort}`) }))}
        />
      </div>
      {!wide && (
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
          <FilterFields filters={filters} onFilters={onFilters} />
        </Sheet>
      )}
    </div>
  )
}
