'use client'
import { useDeskWords } from '../components/use-desk-words.ts'
import type { Language } from '../languages/both-sides.ts'

type Props = {
  readonly language: Language
  readonly isMissing: boolean
  /** Of the field that it names; what is only read has none. */
  readonly id?: string
}

/** Which language stands there, and whether it is still missing. */
export function BesideLabel({ language, isMissing, id }: Props) {
  const say = useDeskWords()
  const burmese = language === 'my'
  const name = say(burmese ? 'inBurmese' : 'inEnglish')
  return (
    <div className="cms-pair-label">
      {id ? <label htmlFor={id}>{name}</label> : name}
      {isMissing && <span className="cms-badge">{say(burmese ? 'burmeseLacks' : 'englishLacks')}</span>}
    </div>
  )
}
