import type { ResultOf } from '#contracts/call.ts'
import type { getTicketTemplates } from '#contracts/staff/tickets.ts'
import { useId, useState } from 'react'
import { currentLang } from '../i18n/lang.ts'
import { useWords } from '../i18n/use-words.ts'
import { Tabs } from '../parts/tabs.tsx'
import styles from './care.module.css'

type Template = ResultOf<typeof getTicketTemplates>[number]
type Props = {
  templates: readonly Template[]
  /** Of the customer: what they read is in it, whatever the office is shown in. */
  lang: 'en' | 'my'
  onText(text: string): void
}

/** Answers to begin from; chosen by their title, put in in the customer's language or the other one. */
export function Templates({ templates, lang: customers, onText }: Props) {
  const words = useWords()
  const id = useId()
  const [lang, setLang] = useState(customers)
  const languages = (['my', 'en'] as const).map((one) => [one, words(`language.${one}`)] as const)
  if (templates.length === 0) return null
  return (
    <div className={styles.templates}>
      <label htmlFor={id}>{words('care.template')}</label>
      <select
        id={id}
        value=""
        onChange={({ target }) => {
          const chosen = templates.find(({ code }) => code === target.value)
          if (chosen) onText(lang === 'my' ? chosen.textMm : chosen.text)
        }}
      >
        <option value="">{words('care.chooseTemplate')}</option>
        {templates.map(({ code, title, titleMm }) => (
          <option key={code} value={code}>
            {currentLang() === 'my' ? titleMm : title}
          </option>
        ))}
      </select>
      <Tabs label={words('messages.language')} tabs={languages} value={lang} onChange={setLang} />
    </div>
  )
}
