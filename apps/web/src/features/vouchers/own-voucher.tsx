import { useEffect, useRef } from 'react'
import type { MemberVoucher } from '#contracts/vouchers.ts'
import { formatDate, formatDateTime, formatInteger } from '#language/formats.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords, type UsedWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { isUsable } from './is-usable.ts'
import { Hidden } from './hidden-code.tsx'
import { ShownCode } from './shown-code.tsx'
import { voucherPath } from './voucher-paths.ts'
import styles from './own.module.css'

type Props = {
  readonly voucher: MemberVoucher
  /** Among others: its name leads to its own page. */
  readonly named?: boolean
}

const TONES: Readonly<Record<MemberVoucher['state'], NonNullable<BadgeProps['tone']>>> = {
  RESERVED: 'plain',
  ISSUED: 'success',
  REVEALED: 'brand',
  USED: 'plain',
  EXPIRED: 'plain',
  CANCELLED: 'plain',
}

/** One that somebody has: what it is, how it stands, and the next step. */
export function OwnVoucher({ voucher, named = false }: Props) {
  const words = useWords()
  const { t, pick } = words
  const { state, merchant, startsAt, voucherId, seats } = voucher
  const title = pick(voucher.title, voucher.titleMm)
  const page = startsAt === null ? voucherPath(voucherId) : pathOf('loyaltyDinner')
  return (
    <article
      ref={useFocusOnChange(state)}
      tabIndex={-1}
      className={classNames(styles.voucher, !isUsable(voucher) && styles.over)}
      aria-label={title.text}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          {named ? (
            <TextLink href={toHref(page)} lang={title.lang} className={styles.name}>
              {title.text}
            </TextLink>
          ) : (
            <p lang={title.lang} className={styles.name}>
              {title.text}
            </p>
          )}
          <ContentText as="p" value={merchant.name} valueMm={merchant.nameMm} className={styles.soft} />
          <p className={styles.soft}>
            {startsAt !== null && `${t('vouchers.seats', { count: seats })} · `}
            {standsText(voucher, words)}
          </p>
        </div>
        <Badge tone={TONES[state]}>{t(`vouchers.state.${state}`)}</Badge>
      </div>
      {state === 'ISSUED' && <Hidden voucher={voucher} />}
      {state === 'REVEALED' && <ShownCode voucher={voucher} />}
    </article>
  )
}

/** After a change of state the pressed button is gone: moves the focus here. */
function useFocusOnChange(state: MemberVoucher['state']) {
  const place = useRef<HTMLElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state) place.current?.focus()
    before.current = state
  }, [state])
  return place
}

function standsText(voucher: MemberVoucher, { t, lang }: UsedWords): string {
  const { state, endsAt, usedAt, startsAt, points } = voucher
  const date = formatDate(Date.parse(endsAt) - 1, lang)
  if (state === 'CANCELLED') return t('vouchers.backText', { points: formatInteger(points) })
  if (state === 'USED') return t('vouchers.usedOn', { date: formatDateTime(usedAt ?? endsAt, lang) })
  if (state === 'EXPIRED') return t('vouchers.expiredOn', { date })
  if (startsAt !== null) return formatDateTime(startsAt, lang)
  return t(state === 'REVEALED' ? 'vouchers.validUntil' : 'vouchers.until', { date })
}
