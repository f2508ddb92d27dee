'use client'
import { useField } from '@payloadcms/ui'
import { useDeskWords } from './use-desk-words.ts'
import { useFieldNames } from './use-field-names.ts'

/** Texts too short to be sure of, by the names of their fields. */
export function ZawgyiFlag({ path }: { path: string }) {
  const { value } = useField<string>({ path })
  const say = useDeskWords()
  const nameOf = useFieldNames()
  if (!value) return null
  return (
    <section className="field-type cms-zawgyi-flag">
      <p className="field-label">{say('zawgyiMaybe')}</p>
      <ul>
        {value.split(', ').map((field) => (
          <li key={field}>{nameOf(field)}</li>
        ))}
      </ul>
      <p className="cms-hint">{say('zawgyiLookAgain')}</p>
    </section>
  )
}
