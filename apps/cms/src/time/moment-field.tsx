'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { useDeskWords } from '../components/use-desk-words.ts'
import { isBefore } from '../fields/until-rule.ts'
import { asDayInput, asMomentInput, ofDayInput, ofMomentInput } from './yangon-moment.ts'

/**
 * A day, or a day and a time, always of Yangon. The end of a span (`custom.from`) says at once, not only when it is
 * published, that it lies before the start.
 */
export const MomentField: DateFieldClientComponent = ({ path, field, readOnly }) => {
  const { value, setValue, showError } = useField<string | null>({ path })
  const say = useDeskWords()
  const beside = field.admin?.custom?.['from']
  const from = `${path.slice(0, path.length - field.name.length)}${String(beside)}`
  const start = useFormFields(([fields]) => (beside ? fields[from]?.value : null))
  const picker = field.admin?.date as { pickerAppearance?: string } | undefined
  const isDay = picker?.pickerAppearance === 'dayOnly'
  const id = `field-${path.replaceAll('.', '__')}`
  const hint = field.admin?.description
  return (
    <div className={`field-type cms-moment${showError ? ' error' : ''}`} id={id}>
      <FieldLabel
        htmlFor={`${id}-input`}
        label={field.label ?? field.name}
        path={path}
        required={field.required ?? false}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`${id}-input`}
          type={isDay ? 'date' : 'datetime-local'}
          value={isDay ? asDayInput(value) : asMomentInput(value)}
          readOnly={readOnly}
          onChange={({ target }) => setValue(isDay ? ofDayInput(target.value) : ofMomentInput(target.value))}
        />
        {!isDay && <small>{say('yangonTime')}</small>}
      </div>
      <p className="cms-refusal cms-under-field" role="alert">
        {beside && isBefore(value, start) && say('untilBeforeFrom')}
      </p>
      {hint && <FieldDescription description={hint} path={path} />}
    </div>
  )
}
