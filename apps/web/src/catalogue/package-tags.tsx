import type { VasPackage } from '#contracts/packages.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { useWords } from '../i18n/use-words.ts'
import { tagsOf, type TagId } from './tags-of.ts'
import styles from './package-tags.module.css'

type Props = {
  readonly vasPackage: VasPackage
  /** Whether it is running on the own line. */
  readonly running?: boolean
  /** Limits the tags: a card has room for the most important one only. */
  readonly most?: number
  /** A tag shown elsewhere already. */
  readonly without?: TagId
}

export function PackageTags({ vasPackage, running = false, most = Infinity, without }: Props) {
  const { t } = useWords()
  const tags = tagsOf(vasPackage, running, without).slice(0, most)
  if (tags.length === 0) return null
  return (
    <span className={styles.tags}>
      {tags.map(({ id, tone, text, percent }) => (
        <Badge key={id} tone={tone}>
          {t(text, { percent })}
        </Badge>
      ))}
    </span>
  )
}
