import { breakLines } from '#language/break-lines.ts'
import styles from './phrases.module.css'

const BURMESE = /[\u1000-\u109F]/

/**
 * A headline. Burmese puts spaces between phrases, not words: a line that ends at a space reads better than a fuller
 * one that ends inside a word, so each phrase stays whole where it fits.
 */
export function Phrases({ text }: { text: string }) {
  if (!BURMESE.test(text)) return text
  return text.split(/( +)/).map((part, index) =>
    index % 2 === 1 ? (
      ' '
    ) : (
      <span key={index} className={styles.phrase}>
        {breakLines(part)}
      </span>
    ),
  )
}
