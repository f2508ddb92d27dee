import type { FtthPackage } from '#contracts/fibre.ts'
import { BUILDING_TYPES } from '#contracts/fibre-orders.ts'
import { latinDigits } from '#ui/tel-field/latin-digits.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { CoverageAnswer } from '../coverage-answer.tsx'
import { PlaceFields } from '../../../places/place-fields.tsx'
import { UseMyLocation } from '../use-my-location.tsx'
import { canOrderAt, fieldId } from './check-draft.ts'
import type { BuildingType } from './draft.ts'
import type { WizardState } from './use-wizard.ts'
import styles from '../form.module.css'

type Props = { readonly wizard: WizardState; readonly plan: FtthPackage }

/** The ward first: it says whether there is fibre; then where in it. */
export function PlaceStep({ wizard, plan }: Props) {
  const { t } = useWords()
  const { choice, place, draft, change, problems } = wizard
  const wrong = (name: string) => (problems[name] ? t(problems[name]) : undefined)
  return (
    <>
      <div id={fieldId('place')} tabIndex={-1} className={styles.section}>
        <PlaceFields choice={choice} />
        <UseMyLocation />
      </div>
      <div aria-live="polite">
        {place && !canOrderAt(place) && (
          <CoverageAnswer
            place={place}
            within={choice.ward ? choice.township : choice.region}
            packageId={plan.id}
          />
        )}
        {place && canOrderAt(place) && (
          <Notice tone={place.coverage === 'FULL' ? 'success' : 'info'}>
            {t(`fibre.order.covered.${place.coverage}`)}
          </Notice>
        )}
        {wrong('place') && !place && <Notice tone="warning">{wrong('place')}</Notice>}
      </div>
      <TextField
        id={fieldId('address')}
        label={t('fibre.order.address')}
        hint={t('fibre.order.addressHint')}
        error={wrong('address')}
        value={draft.address}
        autoComplete="street-address"
        maxLength={200}
        onValue={(address) => change({ address })}
      />
      <div className={styles.pair}>
        <Select
          label={t('fibre.order.building')}
          value={draft.buildingType}
          onValue={(buildingType) => change({ buildingType: buildingType as BuildingType })}
          options={BUILDING_TYPES.map((type) => ({ value: type, label: t(`fibre.building.${type}`) }))}
        />
        <TextField
          id={fieldId('floor')}
          label={t('fibre.order.floor')}
          hint={t('fibre.order.optional')}
          error={wrong('floor')}
          value={draft.floor}
          inputMode="numeric"
          maxLength={2}
          onValue={(floor) => change({ floor: latinDigits(floor).trim() })}
        />
      </div>
      <TextField
        label={t('fibre.order.note')}
        hint={t('fibre.order.noteHint')}
        value={draft.note}
        autoComplete="off"
        maxLength={300}
        onValue={(note) => change({ note })}
      />
    </>
  )
}
