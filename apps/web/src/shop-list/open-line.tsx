import type { Shop } from '#contracts/shops.ts'
import { openState } from '#language/open-hours.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../i18n/use-words.ts'
import { markOf, openWords } from './open-words.ts'
import styles from './open-line.module.css'

export function OpenLine({ shop, now }: { shop: Shop; now: number }) {
  const { t, lang } = useWords()
  const state = openState(shop, now)
  const mark = markOf(state)
  return (
    <span className={classNames(styles.line, styles[mark])}>
      <span aria-hidden="true" className={styles.mark} />
      <span>{openWords(state, now, t, lang)}</span>
    </span>
  )
}
