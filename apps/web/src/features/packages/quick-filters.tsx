import { Chip } from '#ui/chip/chip.tsx'
import { GiftIcon } from '#ui/icons/gift.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { FilterProps } from './filter-fields.tsx'
import { VALIDITY_IDS } from './package-filters.ts'

type Props = FilterProps & { readonly canPay: boolean }

/** Nothing on sale lasts longer; the chip appears only for an address that asks for it. */
const RARE = 'longer'

/** How long, whether the balance is enough, and whether it can be given: what most people ask first. */
export function QuickFilters({ filters, onFilters, canPay }: Props) {
  const { t } = useWords()
  const { validity, giftable, payable } = filters
  return (
    <>
      {canPay && (
        <Chip
          icon={WalletIcon}
          selected={payable}
          onClick={() => onFilters({ ...filters, payable: !payable })}
        >
          {t('packages.payable')}
        </Chip>
      )}
      {VALIDITY_IDS.filter((id) => id !== RARE || id === validity).map((id) => (
        <Chip
          key={id}
          selected={id === validity}
          onClick={() => onFilters({ ...filters, validity: id === validity ? null : id })}
        >
          {t(`packages.validity.${id}`)}
        </Chip>
      ))}
      <Chip
        icon={GiftIcon}
        selected={giftable}
        onClick={() => onFilters({ ...filters, giftable: !giftable })}
      >
        {t('packages.giftable')}
      </Chip>
    </>
  )
}
