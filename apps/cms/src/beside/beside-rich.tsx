'use client'
import { useField, useFormModified, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useDeskWords } from '../components/use-desk-words.ts'
import { otherThan } from '../languages/both-sides.ts'
import { hasText } from '../languages/has-text.ts'
import { BesideLabel } from './beside-label.tsx'
import { besideRead, pathBeside } from './beside-name.ts'
import { ReadRich, richOf } from './read-rich.tsx'

type Props = { readonly path: string; readonly field: { readonly name: string } }

/**
 * A formatted text in the other language, to read. It is written where it is the language of the screen: the editor keeps its
 * own state, and two of them over one field would overwrite each other.
 */
export function BesideRich({ path, field }: Props) {
  const { code } = useLocale()
  const { value: own } = useField<unknown>({ path })
  const { value } = useField<string>({ path: pathBeside(path, field.name, besideRead(field.name)) })
  const modified = useFormModified()
  const router = useRouter()
  const say = useDeskWords()
  const language = otherThan(code === 'my' ? 'my' : 'en')
  const root = richOf(value)
  const switchTo = (): void => {
    const search = new URLSearchParams(window.location.search)
    search.set('locale', language)
    router.push(`?${search.toString()}`)
  }
  return (
    <section className="cms-pair-other cms-pair-rich" lang={language}>
      <BesideLabel language={language} isMissing={hasText(own) && !hasText({ root })} />
      {root && (
        <div className="cms-pair-text">
          <ReadRich node={root} />
        </div>
      )}
      {modified ? (
        <p className="cms-hint">{say('saveBeforeSwitch')}</p>
      ) : (
        <button type="button" className="cms-pair-switch" onClick={switchTo}>
          {say(language === 'my' ? 'writeBurmese' : 'writeEnglish')}
        </button>
      )}
    </section>
  )
}
