'use client'
import { Button, FieldLabel, useConfig, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useState } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'

const asWords = (name: string): string => name.replaceAll('-', ' ')

/** A drawing is chosen by looking at it; nobody has to know its name. */
export const DrawingField: TextFieldClientComponent = ({ path, field, readOnly }) => {
  const { config } = useConfig()
  const { value, setValue } = useField<string>({ path })
  const [names, setNames] = useState<readonly string[] | null>(null)
  const say = useDeskWords()
  const address = `${config.routes.api}/drawings`
  const open = async (): Promise<void> => {
    const answer = await fetch(address).catch(() => null)
    setNames(answer?.ok ? ((await answer.json()) as { names: string[] }).names : [])
  }
  const choose = (name: string | null): void => {
    setValue(name)
    setNames(null)
  }
  return (
    <div className="field-type text cms-drawing" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel label={field.label ?? ''} path={path} />
      {value && (
        <figure>
          <img src={`${address}/${value}`} alt={asWords(value)} width={180} />
          <figcaption className="cms-hint">{asWords(value)}</figcaption>
        </figure>
      )}
      {!readOnly && names === null && (
        <div className="cms-review-deeds">
          <Button size="small" buttonStyle="secondary" onClick={() => void open()}>
            {say(value ? 'drawingChange' : 'drawingChoose')}
          </Button>
          {value && (
            <Button size="small" buttonStyle="secondary" onClick={() => choose(null)}>
              {say('drawingNone')}
            </Button>
          )}
        </div>
      )}
      {names?.length === 0 && <p className="cms-hint">{say('drawingMissing')}</p>}
      {names && names.length > 0 && (
        <ul className="cms-drawings" aria-label={say('drawingChoose')}>
          {names.map((name) => (
            <li key={name}>
              <button type="button" aria-pressed={name === value} onClick={() => choose(name)}>
                <img src={`${address}/${name}`} alt={asWords(name)} loading="lazy" width={120} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
