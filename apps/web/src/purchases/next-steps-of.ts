import type { Subscription } from '#contracts/purchases.ts'
import { formatDayMonth } from '#language/formats.ts'
import { RefreshIcon } from '#ui/icons/refresh.tsx'
import { ShareIcon } from '#ui/icons/share.tsx'
import type { UsedWords } from '../i18n/use-words.ts'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf } from '../navigation/paths.ts'
import type { NextStep } from '../value/next-steps.tsx'
import type { Bought } from './bought-item.tsx'

/** What people do next with what they have just bought: share it, or have it come again by itself. */
export function nextStepsOf(
  { allowances = [], shareable = false }: Bought,
  { canRenew, autoRenew, expiresAt }: Pick<Subscription, 'canRenew' | 'autoRenew' | 'expiresAt'>,
  { t, lang }: Pick<UsedWords, 't' | 'lang'>,
): NextStep[] {
  const hasData = allowances.some(({ unit, scope }) => unit === 'MB' && scope === 'ANY')
  return [
    ...(shareable && hasData
      ? [
          {
            icon: ShareIcon,
            label: t('purchases.shareSome'),
            href: toHref(pathOf('dataShare', { itemId: 'data-share' })),
          },
        ]
      : []),
    ...(canRenew && !autoRenew
      ? [
          {
            icon: RefreshIcon,
            label: t('purchases.renewFrom', { date: formatDayMonth(expiresAt, lang) }),
            href: toHref(pathOf('myidPackages')),
          },
        ]
      : []),
  ]
}
