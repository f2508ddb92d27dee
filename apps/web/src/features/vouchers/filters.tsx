import { useState } from 'react'
import { VOUCHER_CATEGORIES, type VoucherCategory } from '#contracts/vouchers.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip, ChipRow } from '#ui/chip/chip.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { PlaceFields } from '../../places/place-fields.tsx'
import { usePlaceChoice } from '../../places/use-place-choice.ts'
import { usePlaceName } from '../../places/use-place-name.ts'
import { KIND_ICONS } from './kind-face.ts'
import styles from './vouchers.module.css'

export type Chosen = {
  readonly category: VoucherCategory | null
  /** Only where one is; the place itself is chosen once for the whole site. */
  readonly near: boolean
}

type Props = { readonly chosen: Chosen; readonly onChoose: (chosen: Chosen) => void }

export function Filters({ chosen, onChoose }: Props) {
  const { t } = useWords()
  return (
    <div className={styles.filters}>
      <Where chosen={chosen} onChoose={onChoose} />
      <ChipRow label={t('vouchers.kinds')}>
        <Chip selected={chosen.category === null} onClick={() => onChoose({ ...chosen, category: null })}>
          {t('vouchers.kind.all')}
        </Chip>
        {VOUCHER_CATEGORIES.map((one) => (
          <Chip
            key={one}
            icon={KIND_ICONS[one]}
            selected={chosen.category === one}
            onClick={() => onChoose({ ...chosen, category: one })}
          >
            {t(`vouchers.kind.${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}

/** The place stays on the chip, so that nobody wonders where the others are. */
function Where({ chosen, onChoose }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const choice = usePlaceChoice()
  const nameOf = usePlaceName()
  const place = choice.township ?? choice.region
  const isOn = chosen.near && place !== null
  function finish(near: boolean) {
    setOpen(false)
    onChoose({ ...chosen, near })
  }
  return (
    <div>
      <Chip icon={MapPinIcon} opens selected={isOn} onClick={() => setOpen(true)}>
        {isOn ? nameOf(place) : t('vouchers.place')}
      </Chip>
      <Sheet
        kind="middle"
        open={open}
        onClose={() => setOpen(false)}
        title={t('vouchers.placeTitle')}
        closeLabel={t('packages.close')}
      >
        <div className={styles.sheet}>
          <p>{t('vouchers.placeText')}</p>
          <PlaceFields choice={choice} upTo="township" />
          <Button full disabled={place === null} onClick={() => finish(true)}>
            {t('vouchers.placeShow')}
          </Button>
          <Button full variant="quiet" onClick={() => finish(false)}>
            {t('vouchers.placeAll')}
          </Button>
        </div>
      </Sheet>
    </div>
  )
}
