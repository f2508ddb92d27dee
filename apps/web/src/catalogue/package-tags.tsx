import type { VasPackage } from '#contracts/packages.ts'
import type { TextKey } from '#i18n/keys.generated.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { useWords } from '../i18n/use-words.ts'
import styles from './package-tags.module.css'

/** Tags that we have words for; an editor's new one is left out until it has them in both languages. */
const TAGS: Readonly<Record<string, { text: TextKey; tone: NonNullable<BadgeProps['tone']> }>> = {
  NEW: { text: 'packages.tag.NEW', tone: 'accent' },
  BEST_VALUE: { text: 'packages.tag.BEST_VALUE', tone: 'success' },
  NIGHT: { text: 'packages.tag.NIGHT', tone: 'brand' },
  APP_ONLY: { text: 'packages.tag.APP_ONLY', tone: 'plain' },
  STARTER: { text: 'packages.tag.STARTER', tone: 'accent' },
  UNLIMITED: { text: 'packages.tag.UNLIMITED', tone: 'success' },
}

const percentOff = ({ price, listPrice }: VasPackage) =>
  listPrice !== null && listPrice > price ? Math.round((1 - price / listPrice) * 100) : 0

export function PackageTags({ vasPackage }: { vasPackage: VasPackage }) {
  const { t } = useWords()
  const known = vasPackage.tags.flatMap((tag) => TAGS[tag] ?? [])
  const off = percentOff(vasPackage)
  if (known.length === 0 && off === 0) return null
  return (
    <span className={styles.tags}>
      {off > 0 && <Badge tone="danger">{t('packages.percentOff', { percent: off })}</Badge>}
      {known.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {t(text)}
        </Badge>
      ))}
    </span>
  )
}
