import type { Lang } from '#contracts/language.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat } from '#language/formats.ts'
import type { Translate } from '../../i18n/use-words.ts'
import { daysOf, formatRate, totalOf, totalText, validityText } from '../../catalogue/package-words.ts'
import { priceNow } from '../../catalogue/offered-price.ts'

export type ComparedLine = {
  readonly id: string
  readonly label: string
  readonly cells: readonly {
    readonly packageId: string
    readonly text: string
    /** The best of the line, when not all are the same. */
    readonly best: boolean
    /** A code to dial. */
    readonly code?: string
  }[]
}

type Row = {
  readonly id: string
  readonly label: string
  readonly text: (item: VasPackage) => string
  /** What is better when smaller; a value that is null takes no part. */
  readonly worth?: (item: VasPackage) => number | null
  readonly code?: (item: VasPackage) => string | null
}

function bestOf(packages: readonly VasPackage[], worth: Row['worth']): number | null {
  if (!worth) return null
  const values = packages.map(worth).filter((value) => value !== null)
  return new Set(values).size > 1 ? Math.min(...values) : null
}

function rowsOf(lang: Lang, t: Translate): Row[] {
  const amount = (unit: 'MB' | 'MIN' | 'SMS') => ({
    text: (item: VasPackage) => totalText(totalOf(item.allowances, unit), unit, lang, t),
    worth: (item: VasPackage) => -totalOf(item.allowances, unit),
  })
  const yesNo = (yes: boolean) => t(yes ? 'packages.yes' : 'packages.no')
  return [
    {
      id: 'price',
      label: t('packages.row.price'),
      text: (item) => formatKyat(priceNow(item), lang),
      worth: priceNow,
    },
    { id: 'data', label: t('packages.row.data'), ...amount('MB') },
    { id: 'minutes', label: t('packages.row.minutes'), ...amount('MIN') },
    { id: 'sms', label: t('packages.row.sms'), ...amount('SMS') },
    {
      id: 'validity',
      label: t('packages.row.validity'),
      text: (item) => validityText(item.validity, lang),
      worth: (item) => -daysOf(item.validity),
    },
    {
      id: 'perMb',
      label: t('packages.row.perMb'),
      text: ({ unitPrice }) => (unitPrice.perMb === null ? t('packages.none') : formatRate(unitPrice.perMb)),
      worth: ({ unitPrice }) => unitPrice.perMb,
    },
    {
      id: 'perDay',
      label: t('packages.row.perDay'),
      text: ({ unitPrice }) => formatRate(unitPrice.perDay),
      worth: ({ unitPrice }) => unitPrice.perDay,
    },
    { id: 'autoRenew', label: t('packages.row.autoRenew'), text: (item) => yesNo(item.autoRenewable) },
    {
      id: 'overlap',
      label: t('packages.row.overlap'),
      text: (item) => t(`packages.overlapShort.${item.overlap}`),
    },
    {
      id: 'ussd',
      label: t('packages.row.ussd'),
      text: ({ channels }) => channels.ussd ?? t('packages.none'),
      code: ({ channels }) => channels.ussd,
    },
  ]
}

/** Packages side by side: one line for each thing that people weigh. */
export const comparedLines = (packages: readonly VasPackage[], lang: Lang, t: Translate): ComparedLine[] =>
  rowsOf(lang, t).map(({ id, label, text, worth, code }) => {
    const best = bestOf(packages, worth)
    return {
      id,
      label,
      cells: packages.map((item) => {
        const dial = code?.(item)
        return {
          packageId: item.id,
          text: text(item),
          best: best !== null && worth?.(item) === best,
          ...(dial ? { code: dial } : {}),
        }
      }),
    }
  })
