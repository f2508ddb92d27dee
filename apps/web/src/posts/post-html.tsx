import { Html } from '../html/html.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './post-html.module.css'

/** An editor's HTML in the reader's language, else in English and marked as such. */
export function PostHtml({ html, htmlMm }: { html: string; htmlMm: string | null }) {
  const { lang, pick } = useWords()
  const picked = pick(html, htmlMm)
  return (
    <Html
      html={picked.text}
      className={styles.content}
      {...(picked.lang === lang ? {} : { lang: picked.lang })}
    />
  )
}
