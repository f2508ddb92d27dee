import { Prose } from '#ui/prose/prose.tsx'
import { Html } from '../html/html.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './rich-text.module.css'

/** The editors' words about a product, in the language they are written in. */
export function RichText({ html, htmlMm }: { html: string; htmlMm: string | null | undefined }) {
  const { lang, pick } = useWords()
  const picked = pick(html, htmlMm)
  return (
    <Prose lang={picked.lang === lang ? undefined : picked.lang}>
      <Html html={picked.text} className={styles.text} />
    </Prose>
  )
}
