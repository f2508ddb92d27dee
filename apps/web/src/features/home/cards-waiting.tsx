import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './cards-waiting.module.css'

type Props = { readonly columns: 2 | 3 | 4; readonly count: number; readonly heightPx: number }

/** As tall as the cards that will stand here. */
export function CardsWaiting({ columns, count, heightPx }: Props) {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')} className={`${styles.cards} ${styles[`columns${columns}`]}`}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={`${heightPx}px`} />
      ))}
    </SkeletonGroup>
  )
}
