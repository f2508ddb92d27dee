import { useEffect, useState } from 'react'
import { formatKyat, formatMegabytes } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useWords } from '../../i18n/use-words.ts'
import {
  filterCount,
  HIGHEST_PRICE,
  MIN_DATA_MB,
  MOBILE_KINDS,
  NO_FILTERS,
  PRICE_STEP,
  VALIDITY_IDS,
  type PackageFilters,
} from './package-filters.ts'
import styles from './filter-fields.module.css'

export type FilterProps = {
  readonly filters: PackageFilters
  readonly onFilters: (filters: PackageFilters) => void
}

/** Every wish takes effect at once; there is no button to forget. */
export function FilterFields({ filters, onFilters }: FilterProps) {
  const { t } = useWords()
  const change = (part: Partial<PackageFilters>) => onFilters({ ...filters, ...part })
  const toggleKind = (kind: (typeof MOBILE_KINDS)[number]) =>
    change({ kinds: MOBILE_KINDS.filter((one) => (one === kind) !== filters.kinds.includes(one)) })
  return (
    <div className={styles.fields}>
      <fieldset>
        <legend className={styles.legend}>{t('packages.kindLabel')}</legend>
        <ChipRow label={t('packages.kindLabel')} wrap>
          {MOBILE_KINDS.map((kind) => (
            <Chip key={kind} selected={filters.kinds.includes(kind)} onClick={() => toggleKind(kind)}>
              {t(`packages.kind.${kind}`)}
            </Chip>
          ))}
        </ChipRow>
      </fieldset>
      <PriceSlider priceMax={filters.priceMax} onPriceMax={(priceMax) => change({ priceMax })} />
      <Select
        label={t('packages.validityLabel')}
        value={filters.validity ?? ''}
        onValue={(value) => change({ validity: VALIDITY_IDS.find((id) => id === value) ?? null })}
        placeholder={t('packages.any')}
        options={VALIDITY_IDS.map((id) => ({ value: id, label: t(`packages.validity.${id}`) }))}
      />
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
      <div>
        <Switch
          label={t('packages.giftable')}
          on={filters.giftable}
          onSwitch={(giftable) => change({ giftable })}
        />
        <Switch
          label={t('packages.autoRenew')}
          on={filters.autoRenew}
          onSwitch={(autoRenew) => change({ autoRenew })}
        />
      </div>
      {filterCount(filters) > 0 && (
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
