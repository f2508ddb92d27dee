import type { DOMAttributes, ReactNode } from 'react'
import styles from './prose.module.css'

type TrustedMarkup = NonNullable<DOMAttributes<HTMLElement>['dangerouslySetInnerHTML']>['__html']

export type ProseProps = { lang?: string | undefined } & (
  | { children: ReactNode; html?: never }
  /** Sanitised before it comes here; this component only sets it. */
  | { html: TrustedMarkup; children?: never }
)

/** Long text: our own or an editor's, with its lists, tables and pictures. */
export function Prose({ lang, html, children }: ProseProps) {
  return html === undefined ? (
    <div lang={lang} className={styles.prose}>
      {children}
    </div>
  ) : (
    <div lang={lang} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
