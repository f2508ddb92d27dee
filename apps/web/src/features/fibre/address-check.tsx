import type { Place } from '#contracts/fibre.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { Select } from '#ui/select/select.tsx'
import { BlockFailed } from '../../page/block.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { CoverageAnswer } from './coverage-answer.tsx'
import { setMyPlace } from './my-place.ts'
import { usePlaceName } from './use-place-name.ts'
import type { PlaceChoice } from './use-place-choice.ts'
import styles from './address-check.module.css'

export function AddressCheck({ choice }: { choice: PlaceChoice }) {
  const { t } = useWords()
  const { regions, townships, wards, region, township, ward, answer } = choice
  const failed = [regions, townships, wards].find(
    ({ error, data, isFetching }) => error && !data && !isFetching,
  )
  const wardless = township !== null && wards.data?.length === 0
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <div>
        <h2 id="address-check" className={styles.title}>
          {t('fibre.checkTitle')}
        </h2>
        <p className={styles.soft}>{t('fibre.checkLead')}</p>
      </div>
      <div className={styles.fields}>
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
        <PlaceSelect
          label={t('fibre.ward')}
          places={township && !wardless ? wards.data : undefined}
          chosen={ward}
          onChoose={choice.chooseWard}
          {...(wardless ? { placeholder: t('fibre.noWards') } : {})}
        />
      </div>
      {failed && <BlockFailed error={failed.error} onRetry={() => void failed.refetch()} />}
      <div aria-live="polite">
        {answer && <CoverageAnswer place={answer} within={ward ? township : region} />}
      </div>
      {region && (
        <Button variant="quiet" size="small" icon={RefreshIcon} onClick={() => setMyPlace(null)}>
          {t('fibre.forget')}
        </Button>
      )}
    </Card>
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
