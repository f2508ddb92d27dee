import { useEffect, useState } from 'react'
import type { Faq } from '#contracts/help.ts'
import { formatDate } from '#language/formats.ts'
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { jumpToSection } from '../../navigation/jump-to-section.ts'
import { pathOf } from '../../navigation/paths.ts'
import { Html } from '../../html/html.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { Helpful } from './helpful.tsx'
import styles from './faq-entries.module.css'

const sectionId = (id: string) => `question-${id}`

const linkTo = (id: string) =>
  `${window.location.origin}${window.location.pathname}${toHref(pathOf('qnaEntry', { id }))}`

type Props = { readonly entries: readonly Faq[]; readonly deepLink: string | null }

/** The answer of a deep link stands open and in sight; the others open under the finger. */
export function FaqEntries({ entries, deepLink }: Props) {
  useEffect(() => {
    if (deepLink) jumpToSection(sectionId(deepLink))
  }, [deepLink])
  return (
    <Accordion>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} linked={entry.id === deepLink} />
      ))}
    </Accordion>
  )
}

function Entry({ entry, linked }: { entry: Faq; linked: boolean }) {
  const { t, lang, pick } = useWords()
  const [open, setOpen] = useState(linked)
  const question = pick(entry.question, entry.questionMm)
  const answer = pick(entry.answerHtml, entry.answerHtmlMm)
  const textLang = (text: typeof answer) => (text.lang === lang ? undefined : text.lang)
  return (
    <AccordionItem
      id={sectionId(entry.id)}
      title={<span lang={textLang(question)}>{question.text}</span>}
      open={open}
      onToggle={setOpen}
    >
      {/* Forty answers that nobody reads yet would be cleaned and broken into lines before the page can be touched. */}
      {open && (
        <div className={styles.answer}>
          <Html html={answer.text} lang={textLang(answer)} className={styles.text} />
          <div className={styles.foot}>
            <p>{t('help.updated', { date: formatDate(entry.updatedAt, lang) })}</p>
            <CopyButton
              text={linkTo(entry.id)}
              label={t('help.copyLink')}
              copiedLabel={t('service.copied')}
              failedLabel={t('service.copyFailed')}
            />
          </div>
          <Helpful faqId={entry.id} />
        </div>
      )}
    </AccordionItem>
  )
}
