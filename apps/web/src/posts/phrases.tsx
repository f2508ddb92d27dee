import { Fragment } from 'react'
import styles from './phrases.module.css'

const BURMESE = /[\u1000-\u109F]/
/** A dash belongs to what stands before it, and a percent sign to its number: no line begins with either. */
const BETWEEN_PHRASES = / +(?![-%])/

/**
 * A headline. Burmese puts spaces between phrases, not words: a line that ends at a space reads better than a fuller
 * one that ends inside a word, so each phrase stays whole where it fits.
 */
export function Phrases({ text }: { text: string }) {
  if (!BURMESE.test(text)) return text
  return text.split(BETWEEN_PHRASES).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ))
}
