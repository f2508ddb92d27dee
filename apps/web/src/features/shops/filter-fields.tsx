import { SHOP_SERVICES } from '#contracts/shop-services.ts'
import { SHOP_TYPES } from '#contracts/shops.ts'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Select } from '#ui/select/select.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { isFiltered } from './shop-filters.ts'
import { TownshipField } from './township-field.tsx'
import type { ShopSearch } from './use-shop-search.ts'

const among = <T extends string>(known: readonly T[], value: string): T | null =>
  known.find((one) => one === value) ?? null

export function FilterFields({ search }: { search: ShopSearch }) {
  const { t } = useWords()
  const { filters, change } = search
  return (
    <Stack gap={4}>
      <TownshipField value={filters.township} onValue={search.chooseTownship} />
      <Select
        label={t('shops.serviceLabel')}
        value={filters.service ?? ''}
        onValue={(value) => change({ service: among(SHOP_SERVICES, value) })}
        placeholder={t('shops.anyService')}
        options={SHOP_SERVICES.map((value) => ({ value, label: t(`shops.service.${value}`) }))}
      />
      <Select
        label={t('shops.typeLabel')}
        value={filters.type ?? ''}
        onValue={(value) => change({ type: among(SHOP_TYPES, value) })}
        placeholder={t('shops.anyType')}
        options={SHOP_TYPES.map((value) => ({ value, label: t(`shops.type.${value}`) }))}
      />
      {isFiltered(filters) && (
        <Button variant="secondary" onClick={search.clear}>
          {t('shops.clear')}
        </Button>
      )}
    </Stack>
  )
}
