import type { AccountMain } from '#contracts/account.ts'
import { formatDate } from '#language/formats.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { amountText } from '../../value/amount-text.ts'

/** What is left of something that ends within three days, if nobody uses it. */
export function EndsSoon({ account }: { readonly account: AccountMain }) {
  const { t, lang, pick } = useWords()
  const { nextExpiry, buckets } = account
  const bucket = buckets.find(({ bucketId }) => bucketId === nextExpiry?.bucketId)
  if (!nextExpiry || !bucket || bucket.remaining === 0) return null
  const name = bucket.name ? pick(bucket.name, bucket.nameMm).text : t(`account.unit.${bucket.unit}`)
  return (
    <Notice tone="warning" title={t('account.soonTitle')}>
      {t('account.soonText', {
        amount: amountText({ unit: bucket.unit, value: bucket.remaining }, lang, t),
        name,
        date: formatDate(Date.parse(nextExpiry.validTo) - 1, lang),
      })}
    </Notice>
  )
}
