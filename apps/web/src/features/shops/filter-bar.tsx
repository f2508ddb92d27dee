import { useState } from 'react'
import { SHOP_SERVICES, type ShopService } from '#contracts/shop-services.ts'
import { formatInteger } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { FilterIcon } from '#ui/icons/filter.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { FilterFields } from './filter-fields.tsx'
import { hiddenCount } from './shop-filters.ts'
import type { ShopSearch } from './use-shop-search.ts'

/** What most people come for; the others stand behind the button. */
const OFTEN: readonly ShopService[] = ['SIM', 'FIBRE']

/** Each wish stands in one place only: those most made in the row, the others behind the button. */
export function FilterBar({ search }: { search: ShopSearch }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const { filters, change, position } = search
  const count = hiddenCount(filters)
  const near = position.state === 'found' || position.state === 'asking'
  const services = SHOP_SERVICES.filter((one) => OFTEN.includes(one) || one === filters.service)
  return (
    <>
      <ChipRow label={t('shops.quick')}>
        <Chip icon={MapPinIcon} selected={near} onClick={() => search.nearMe(!near)}>
          {t('shops.near')}
        </Chip>
        <Chip selected={filters.openNow} onClick={() => change({ openNow: !filters.openNow })}>
          {t('shops.openNow')}
        </Chip>
        <Chip icon={FilterIcon} selected={count > 0} opens onClick={() => setOpen(true)}>
          {count > 0 ? t('shops.filtersOn', { number: count }) : t('shops.filters')}
        </Chip>
        {services.map((service) => (
          <Chip
            key={service}
            selected={service === filters.service}
            onClick={() => change({ service: service === filters.service ? null : service })}
          >
            {t(`shops.service.${service}`)}
          </Chip>
        ))}
      </ChipRow>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('shops.filters')}
        closeLabel={t('shops.close')}
        footer={
          <Button full onClick={() => setOpen(false)}>
            {t('shops.show', { count: search.shops.length, number: formatInteger(search.shops.length) })}
          </Button>
        }
      >
        <FilterFields search={search} />
      </Sheet>
    </>
  )
}
