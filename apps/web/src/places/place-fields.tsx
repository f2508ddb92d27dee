import type { Place } from '#contracts/fibre.ts'
import { classNames } from '#ui/class-names.ts'
import { Select } from '#ui/select/select.tsx'
import { BlockFailed } from '../page/block.tsx'
import { useWords } from '../i18n/use-words.ts'
import { usePlaceName } from './use-place-name.ts'
import type { PlaceChoice } from './use-place-choice.ts'
import styles from './place-fields.module.css'

type Props = {
  readonly choice: PlaceChoice
  /** How finely the place must be known; fibre asks for the ward. */
  readonly upTo?: 'township' | 'ward'
}

/** Selects that follow from one another, and what went wrong when one of them does not come. */
export function PlaceFields({ choice, upTo = 'ward' }: Props) {
  const { t } = useWords()
  const { regions, townships, wards, region, township, ward } = choice
  const failed = [regions, townships, wards].find(
    ({ error, data, isFetching }) => error && !data && !isFetching,
  )
  const wardless = township !== null && wards.data?.length === 0
  return (
    <>
      <div className={classNames(styles.fields, upTo === 'township' && styles.two)}>
        <PlaceSelect
          label={t('fibre.region')}
          places={regions.data}
          chosen={region}
          onChoose={choice.chooseRegion}
        />
        <PlaceSelect
          label={t('fibre.township')}
          places={region ? townships.data : undefined}
          chosen={township}
          onChoose={choice.chooseTownship}
        />
        {upTo === 'ward' && (
          <PlaceSelect
            label={t('fibre.ward')}
            places={township && !wardless ? wards.data : undefined}
            chosen={ward}
            onChoose={choice.chooseWard}
            {...(wardless ? { placeholder: t('fibre.noWards') } : {})}
          />
        )}
      </div>
      {failed && <BlockFailed error={failed.error} onRetry={() => void failed.refetch()} />}
    </>
  )
}

type SelectProps = {
  label: string
  places: readonly Place[] | undefined
  chosen: Place | null
  onChoose: (placeId: string) => void
  placeholder?: string
}

/** In English the Burmese name stands beside the other: it is the one on the street sign. */
function PlaceSelect({ label, places, chosen, onChoose, placeholder }: SelectProps) {
  const { t, lang } = useWords()
  const nameOf = usePlaceName()
  return (
    <Select
      label={label}
      value={chosen?.placeId ?? ''}
      onValue={onChoose}
      disabled={places === undefined}
      placeholder={placeholder ?? t('fibre.choose')}
      options={(places ?? []).map((place) => ({
        value: place.placeId,
        label: lang === 'my' ? nameOf(place) : `${place.name} (${place.nameMm})`,
      }))}
    />
  )
}
