import { useEffect, useEffectEvent } from 'react'
import type { FormField } from '#contracts/form-field.ts'
import { Select } from '#ui/select/select.tsx'
import { useFibrePackages } from '../../api/use-fibre-packages.ts'
import { PictureField } from '../../files/picture-field.tsx'
import { usePictures } from '../../files/use-pictures.ts'
import type { Asked } from '../../forms/form-fields.tsx'
import type { Writer } from '../../guest/use-writer.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PlaceFields } from '../../places/place-fields.tsx'
import { usePlaceChoice } from '../../places/use-place-choice.ts'
import styles from './applications.module.css'

/** Documents, places and plans: questions that need more than a field. */
export const specialField = (writer: Writer) =>
  function special(field: FormField, asked: Asked) {
    if (field.type === 'file') return <DocumentField asked={asked} writer={writer} />
    return field.type === 'plan' ? <PlanField asked={asked} /> : <PlaceField asked={asked} />
  }

function useTold(value: string, { value: known, onValue }: Asked): void {
  const tell = useEffectEvent(() => {
    if (value !== known) onValue(value)
  })
  useEffect(() => tell(), [value])
}

/** Uploaded while the rest is still being filled in; the answer is the file's id. */
function DocumentField({ asked, writer }: { readonly asked: Asked; readonly writer: Writer }) {
  const { t } = useWords()
  const pictures = usePictures('DOCUMENT', writer.bearer)
  useTold(pictures.pictures[0]?.fileId ?? '', asked)
  return (
    <fieldset id={asked.id} tabIndex={-1} className={styles.group} aria-describedby={`${asked.id}-error`}>
      <legend className={styles.strong}>{asked.label}</legend>
      <PictureField pictures={pictures} kind="DOCUMENT" most={1} hint={t('applications.fileHint')} />
      <Wrong asked={asked} />
    </fieldset>
  )
}

function PlaceField({ asked }: { readonly asked: Asked }) {
  const choice = usePlaceChoice()
  useTold(choice.answer?.placeId ?? '', asked)
  return (
    <fieldset id={asked.id} tabIndex={-1} className={styles.group} aria-describedby={`${asked.id}-error`}>
      <legend className={styles.strong}>{asked.label}</legend>
      <PlaceFields choice={choice} />
      <Wrong asked={asked} />
    </fieldset>
  )
}

function Wrong({ asked: { id, error } }: { readonly asked: Asked }) {
  return (
    <p id={`${id}-error`} className={styles.error}>
      {error}
    </p>
  )
}

function PlanField({ asked }: { readonly asked: Asked }) {
  const { t, pick } = useWords()
  const plans = useFibrePackages(null).data ?? []
  return (
    <Select
      {...asked}
      placeholder={t('forms.choose')}
      options={plans.map(({ code, name, nameMm }) => ({ value: code, label: pick(name, nameMm).text }))}
    />
  )
}
