'use client'
import {
  FieldError,
  TextareaField,
  TextareaInput,
  TextField,
  TextInput,
  useField,
  useLocale,
} from '@payloadcms/ui'
import type { TextareaFieldClientComponent, TextFieldClientComponent } from 'payload'
import type { ReactNode } from 'react'
import { useDeskWords } from '../components/use-desk-words.ts'
import { otherThan } from '../languages/both-sides.ts'
import { BesideLabel } from './beside-label.tsx'
import { besideName, pathBeside } from './beside-name.ts'

type Own = { readonly path: string; readonly field: { readonly name: string }; readonly readOnly?: boolean }

const isWritten = (value: string | null | undefined): boolean => Boolean(value?.trim())

/** The words of the other language: a field of the same form, saved with it. */
function useBeside({ path, field, readOnly = false }: Own) {
  const { code } = useLocale()
  const say = useDeskWords()
  const language = code === 'my' ? 'my' : 'en'
  const own = useField<string>({ path })
  const beside = useField<string>({ path: pathBeside(path, field.name, besideName(field.name)) })
  const shownAs = `${path}-other`
  const isMissing = isWritten(own.value) && !isWritten(beside.value)
  const id = `field-${shownAs.replaceAll('.', '__')}`
  const lacks = say(language === 'my' ? 'burmeseLacks' : 'englishLacks')
  return {
    mark: isWritten(beside.value) && !isWritten(own.value) && <span className="cms-badge">{lacks}</span>,
    input: {
      path: shownAs,
      value: beside.value ?? '',
      readOnly,
      showError: beside.showError,
      Error: <FieldError path={beside.path} showError={beside.showError} />,
      Label: <BesideLabel language={otherThan(language)} isMissing={isMissing} id={id} />,
      onChange: ({ target }: { target: { value: string } }) => beside.setValue(target.value),
    },
  }
}

type PairProps = { readonly own: ReactNode; readonly other: ReactNode; readonly mark: ReactNode }

const Pair = ({ own, other, mark }: PairProps) => (
  <div className="field-type cms-pair">
    <div className="cms-pair-own">
      {own}
      {mark}
    </div>
    <div className="cms-pair-other">{other}</div>
  </div>
)

/** A line in both languages. */
export const BesideLine: TextFieldClientComponent = (props) => {
  const { input, mark } = useBeside(props)
  return <Pair own={<TextField {...props} />} other={<TextInput {...input} />} mark={mark} />
}

/** A few lines in both languages. */
export const BesideLines: TextareaFieldClientComponent = (props) => {
  const { input, mark } = useBeside(props)
  const other = <TextareaInput {...input} />
  return <Pair own={<TextareaField {...props} />} other={other} mark={mark} />
}
