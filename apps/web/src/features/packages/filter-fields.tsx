import { useEffect, useState } from 'react'
import { formatKyat, formatMegabytes } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useWords } from '../../i18n/use-words.ts'
import {
  HIGHEST_PRICE,
  isFiltered,
  MIN_DATA_MB,
  NO_FILTERS,
  PRICE_STEP,
  SORTS,
  type PackageFilters,
} from './package-filters.ts'
import styles from './filter-fields.module.css'

export type FilterProps = {
  readonly filters: PackageFilters
  readonly onFilters: (filters: PackageFilters) => void
}

type Props = FilterProps & {
  /** The order stands elsewhere where there is room for it. */
  readonly withSort: boolean
}

/** Every wish takes effect at once; there is no button to forget. */
export function FilterFields({ filters, onFilters, withSort }: Props) {
  const { t } = useWords()
  const change = (part: Partial<PackageFilters>) => onFilters({ ...filters, ...part })
  return (
    <div className={styles.fields}>
      {withSort && <SortField filters={filters} onFilters={onFilters} />}
      <PriceSlider priceMax={filters.priceMax} onPriceMax={(priceMax) => change({ priceMax })} />
      <Select
        label={t('packages.dataLabel')}
        value={filters.minDataMb === null ? '' : String(filters.minDataMb)}
        onValue={(value) => change({ minDataMb: value === '' ? null : Number(value) })}
        placeholder={t('packages.any')}
        options={MIN_DATA_MB.map((size) => ({
          value: String(size),
          label: t('packages.dataAtLeast', { data: formatMegabytes(size) }),
        }))}
      />
      <Switch
        label={t('packages.autoRenew')}
        on={filters.autoRenew}
        onSwitch={(autoRenew) => change({ autoRenew })}
      />
      {isFiltered(filters) && (
        <Button
          variant="quiet"
          size="small"
          icon={RefreshIcon}
          onClick={() => onFilters({ ...NO_FILTERS, sort: filters.sort })}
        >
          {t('packages.clear')}
        </Button>
      )}
    </div>
  )
}

export function SortField({ filters, onFilters }: FilterProps) {
  const { t } = useWords()
  return (
    <Select
      label={t('packages.sortLabel')}
      value={filters.sort}
      onValue={(value) => onFilters({ ...filters, sort: SORTS.find((sort) => sort === value) ?? 'POPULAR' })}
      options={SORTS.map((sort) => ({ value: sort, label: t(`packages.sort.${sort}`) }))}
    />
  )
}

/** A hand on a slider passes many prices; only the one where it rests is asked for. */
const REST_MS = 250

type PriceProps = { priceMax: number | null; onPriceMax: (priceMax: number | null) => void }

function PriceSlider({ priceMax, onPriceMax }: PriceProps) {
  const { t, lang } = useWords()
  const asked = priceMax ?? HIGHEST_PRICE
  const [moving, setMoving] = useState<number | null>(null)
  useEffect(() => {
    if (moving === null) return undefined
    const timer = window.setTimeout(() => {
      setMoving(null)
      onPriceMax(moving >= HIGHEST_PRICE ? null : moving)
    }, REST_MS)
    return () => window.clearTimeout(timer)
  }, [moving, onPriceMax])
  return (
    <Slider
      label={t('packages.priceLabel')}
      value={moving ?? asked}
      onValue={setMoving}
      min={0}
      max={HIGHEST_PRICE}
      step={PRICE_STEP}
      text={(value) =>
        value >= HIGHEST_PRICE
          ? t('packages.anyPrice')
          : t('packages.upTo', { price: formatKyat(value, lang) })
      }
    />
  )
}
