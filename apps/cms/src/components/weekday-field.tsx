'use client'
import { FieldLabel, useField, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { WEEKDAYS } from '../words/rule-words.ts'

/** A day of the week by its name. */
export function WeekdayField({ field, path, readOnly }: NumberFieldClientProps) {
  const { value, setValue } = useField<number | null>({ path })
  const { i18n } = useTranslation()
  const id = `field-${path.replaceAll('.', '__')}`
  return (
    <div className="field-type number cms-weekday">
      <FieldLabel label={field.label} path={path} required={field.required} />
      <select
        id={id}
        value={value ?? ''}
        disabled={readOnly}
        onChange={({ target }) => setValue(target.value === '' ? null : Number(target.value))}
      >
        <option value="">–</option>
        {WEEKDAYS.map(([en, my], day) => (
          <option key={en} value={day}>
            {i18n.language === 'my' ? my : en}
          </option>
        ))}
      </select>
    </div>
  )
}
