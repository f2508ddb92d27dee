import { ShowMore } from '#ui/pagination/show-more.tsx'
import { BlockFailed } from '../page/block.tsx'
import { useWords } from '../i18n/use-words.ts'

type Props = {
  readonly shown: number
  readonly total: number
  readonly more: boolean
  readonly loading: boolean
  readonly error: Error | null
  readonly onMore: () => void
}

/** How many of all are seen, and the way to the rest while there is one. */
export function MorePosts({ shown, total, more, loading, error, onMore }: Props) {
  const { t } = useWords()
  if (error && !loading) return <BlockFailed error={error} onRetry={onMore} />
  if (!more) return null
  return (
    <ShowMore
      label={t('post.showMore')}
      progress={t('post.progress', { shown, total: Math.max(total, shown) })}
      loading={loading}
      onMore={onMore}
    />
  )
}
