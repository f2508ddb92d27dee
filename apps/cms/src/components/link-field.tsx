'use client'
import { TextField, useConfig, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useState } from 'react'
import { FieldWithList } from './field-with-list.tsx'
import { useDeskWords } from './use-desk-words.ts'

type Found = { readonly link: string; readonly name: string; readonly kind: string }
type Answer = { readonly fault: string | null; readonly links: readonly Found[] }

const WAIT_MS = 350

/** A link is chosen by the name of its page; whoever knows the address may write it, and is told when it leads nowhere. */
export const LinkField: TextFieldClientComponent = (props) => {
  const { path } = props
  const { config } = useConfig()
  const { value, setValue } = useField<string>({ path })
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const say = useDeskWords()
  const words = value ?? ''

  useEffect(() => {
    if (!open) return
    const ask = async (): Promise<void> => {
      const said = await fetch(`${config.routes.api}/links?words=${encodeURIComponent(words)}`).catch(
        () => null,
      )
      if (said?.ok) setAnswer((await said.json()) as Answer)
    }
    const timer = setTimeout(() => void ask(), WAIT_MS)
    return () => clearTimeout(timer)
  }, [open, words, config.routes.api])

  const choose = (link: string): void => {
    setValue(link)
    setAnswer(null)
    setOpen(false)
  }
  return (
    <FieldWithList setOpen={setOpen}>
      <TextField {...props} />
      {words && answer?.fault && !answer.links.some(({ link }) => link === words) && (
        <p className="cms-refusal cms-under-field" role="alert">
          {answer.fault}
        </p>
      )}
      {open && answer && (
        <ul className="cms-link-list" aria-label={say('linkList')}>
          {answer.links.map(({ link, name, kind }) => (
            <li key={link}>
              <button type="button" onClick={() => choose(link)}>
                <span>{name}</span>
                <small>
                  {kind} · {link}
                </small>
              </button>
            </li>
          ))}
          {answer.links.length === 0 && <li className="cms-hint">{say('linkNone')}</li>}
        </ul>
      )}
    </FieldWithList>
  )
}
