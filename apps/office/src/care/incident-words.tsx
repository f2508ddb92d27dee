import { getIncidentPlaces } from '#contracts/staff/incidents.ts'
import { INCIDENT_TEMPLATES, type IncidentTemplate } from '#contracts/staff/incident-words.ts'
import { INCIDENT_PHASES, type IncidentPhase } from '#contracts/status.ts'
import { useId, type ReactNode } from 'react'
import { useRead } from '../api/use-read.ts'
import type { Answers } from '../ask/ask.tsx'
import { Choices, given, Line, ManyChoices } from '../ask/fields.tsx'
import { momentOf } from '../catalogue/from-field.tsx'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './care.module.css'

/** The public text, in both languages at once. */
export function IncidentWords({ first }: { first?: ReactNode }) {
  const words = useWords()
  return (
    <>
      {first}
      <Line source="title" label={words('incidents.titleEn')} />
      <Line source="titleMm" label={words('incidents.titleMy')} />
      <UpdateWords />
      <PlaceChoices />
    </>
  )
}

export function UpdateWords() {
  const words = useWords()
  return (
    <>
      <Line source="text" label={words('incidents.textEn')} multiline />
      <Line source="textMm" label={words('incidents.textMy')} multiline />
    </>
  )
}

export function PhaseChoice() {
  const words = useWords()
  const choices = INCIDENT_PHASES.map((id) => ({ id, name: words(`incidentPhase.${id}`) }))
  return <Choices source="phase" label={words('table.state')} choices={choices} />
}

export function EtaField() {
  const words = useWords()
  return (
    <Line
      source="etaAt"
      type="datetime-local"
      label={words('incidents.eta')}
      hint={words('incidents.etaHint')}
      optional
    />
  )
}

function PlaceChoices() {
  const words = useWords()
  const { data: places = [] } = useRead(getIncidentPlaces, {})
  const isBurmese = currentLang() === 'my'
  const choices = places.map(({ placeId, name, nameMm }) => ({
    id: placeId,
    name: isBurmese ? nameMm : name,
  }))
  return (
    <ManyChoices
      source="placeIds"
      label={words('incidents.places')}
      hint={words('incidents.placesHint')}
      choices={choices}
    />
  )
}

/** Replaces what was typed by the template. */
export function TemplateChoice({
  value,
  service,
  onChoose,
}: {
  value: string
  service?: string
  onChoose: (template: IncidentTemplate) => void
}) {
  const words = useWords()
  const fitting = INCIDENT_TEMPLATES.filter((one) => service === undefined || one.service === service)
  const id = useId()
  const isBurmese = currentLang() === 'my'
  return (
    <div className={styles.templates}>
      <label htmlFor={id}>{words('incidents.template')}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = fitting.find(({ code }) => code === target.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {fitting.map(({ code, title, titleMm }) => (
          <option key={code} value={code}>
            {isBurmese ? titleMm : title}
          </option>
        ))}
      </select>
    </div>
  )
}

export const wordsIn = (answers: Answers) => ({
  text: String(answers['text'] ?? ''),
  textMm: String(answers['textMm'] ?? ''),
})

export const phaseIn = (answers: Answers): IncidentPhase =>
  INCIDENT_PHASES.find((one) => one === answers['phase']) ?? 'INVESTIGATING'

export const etaIn = (answers: Answers): string | null => {
  const typed = given(answers['etaAt'])
  return typed === undefined ? null : momentOf(typed)
}

export const allIn = (answers: Answers) => ({
  title: String(answers['title'] ?? ''),
  titleMm: String(answers['titleMm'] ?? ''),
  ...wordsIn(answers),
  placeIds: Array.isArray(answers['placeIds']) ? answers['placeIds'].map(String) : [],
  phase: phaseIn(answers),
  etaAt: etaIn(answers),
})
