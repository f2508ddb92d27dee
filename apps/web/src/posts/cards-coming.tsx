import { Grid } from '#ui/layout/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '../i18n/use-words.ts'

/** Holds the place of a list inside a page that already stands. */
export function CardsComing() {
  const { t } = useWords()
  return (
    <SkeletonGroup label={t('skeleton.loading')}>
      <Grid columns={3}>
        {['a', 'b', 'c'].map((card) => (
          <Skeleton key={card} height="320px" />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
