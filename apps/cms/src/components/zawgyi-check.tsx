'use client'
import { CheckboxInput, useAllFormFields, useConfig, useField } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useState } from 'react'
import { useDeskWords } from './use-desk-words.ts'
import { useFieldNames } from './use-field-names.ts'

type Finding = { path: string; before: string; after: string; certain: boolean }

const WAIT_MS = 1200
const HAS_BURMESE = /[\u1000-\u109f]/

/** Looks at the form a moment after the last key and shows how Zawgyi would read once converted. */
export function ZawgyiCheck({ path }: { path: string }) {
  const { config } = useConfig()
  const say = useDeskWords()
  const nameOf = useFieldNames()
  const { value, setValue } = useField<boolean>({ path })
  const [fields] = useAllFormFields()
  const [findings, setFindings] = useState<Finding[]>([])
  const text = JSON.stringify(reduceFieldsToValues(fields, true))

  useEffect(() => {
    if (!HAS_BURMESE.test(text)) return setFindings([])
    const check = async (): Promise<void> => {
      const request = { method: 'POST', body: text, credentials: 'same-origin' } as const
      const answer = await fetch(`${config.routes.api}/zawgyi`, request)
      if (!answer.ok) return
      const { findings: all } = (await answer.json()) as { findings: Finding[] }
      setFindings(all.filter((finding) => finding.certain))
    }
    const timer = setTimeout(() => void check(), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, config.routes.api])

  if (findings.length === 0) return null
  return (
    <section className="cms-compare" aria-live="polite">
      <span>{say('zawgyiFound')}</span>
      {findings.map((finding) => (
        <div key={finding.path}>
          <strong>{nameOf(finding.path)}</strong>
          <del>{finding.before}</del>
          <br />
          <ins>{finding.after}</ins>
        </div>
      ))}
      <CheckboxInput
        id="convert-zawgyi"
        name="convertZawgyi"
        label={say('zawgyiConvert')}
        checked={value === true}
        onToggle={() => setValue(value !== true)}
      />
    </section>
  )
}
