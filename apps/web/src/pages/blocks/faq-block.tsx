import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'
import { HelpLine } from '../../page/help-line.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { ContentHtml } from '../content-html.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import styles from './split.module.css'

/** Questions beside their heading, with a way to a person for those without an answer. */
export function FaqBlock({ block }: { block: BlockOf<'faq'> }) {
  const { pick } = useWords()
  return (
    <div className={styles.split}>
      <div>
        <BlockTitle title={block.title} titleMm={block.titleMm} className={styles.title} />
        <p className={styles.aside}>
          <HelpLine />
        </p>
      </div>
      <div className={styles.main}>
        <Accordion>
          {block.items.map((item, index) => (
            <AccordionItem
              key={item.question}
              title={pick(item.question, item.questionMm).text}
              open={index === 0}
            >
              <ContentHtml html={item.answerHtml} htmlMm={item.answerHtmlMm} />
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </div>
  )
}
