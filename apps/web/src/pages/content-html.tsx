import { Html } from '../html/html.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './content-html.module.css'

/** Long text of an editor, in the language shown or marked as English. */
export function ContentHtml({ html, htmlMm }: { html: string; htmlMm: string | null | undefined }) {
  const { lang, pick } = useWords()
  const shown = pick(html, htmlMm)
  return (
    <Html html={shown.text} className={styles.html} {...(shown.lang === lang ? {} : { lang: shown.lang })} />
  )
}
