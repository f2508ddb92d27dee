import type { Faq } from '#contracts/help.ts'
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'
import { Section } from '#ui/section/section.tsx'
import { useFaqOfCategory } from '../api/use-faq-of-category.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import { Html } from '../html/html.tsx'
import { useWords } from '../i18n/use-words.ts'

const MOST_SHOWN = 5

/** Questions about this page. The page is complete without them, so a failure to load shows nothing. */
export function FaqList({ category }: { category: Faq['category'] }) {
  const { t, lang, pick } = useWords()
  const faq = useFaqOfCategory(category)
  if (!faq.data || faq.data.length === 0) return null
  return (
    <Section
      title={t('packages.faqTitle')}
      seeAll={{ href: toHref(pathOf('qna')), label: t('packages.faqAll') }}
    >
      <Accordion>
        {faq.data.slice(0, MOST_SHOWN).map((one) => {
          const question = pick(one.question, one.questionMm)
          const answer = pick(one.answerHtml, one.answerHtmlMm)
          return (
            <AccordionItem
              key={one.id}
              title={question.text}
              lang={question.lang === lang ? undefined : question.lang}
            >
              <Html html={answer.text} />
            </AccordionItem>
          )
        })}
      </Accordion>
    </Section>
  )
}
