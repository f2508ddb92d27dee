import type { ReactNode } from 'react'
import { MOST_LEFT_SAID, type Voucher } from '#contracts/vouchers.ts'
import { formatInteger, formatKyat } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { Weave } from '#ui/weave/weave.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { PageHeading } from '../../page/page-heading.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { KIND_ART } from './kind-face.ts'
import styles from './voucher-head.module.css'

type Props = {
  readonly voucher: Voucher
  /** The one step on, or what stands in its way. */
  readonly way: ReactNode
}

/** The ticket, large: picture, what it is, and on the stub what it costs and the way to it. */
export function VoucherHead({ voucher, way }: Props) {
  const { t, lang, pick } = useWords()
  const { merchant, points, worthKyat, left, category } = voucher
  const title = pick(voucher.title, voucher.titleMm)
  return (
    <section className={styles.head}>
      <Picture
        picture={mediaPicture(KIND_ART[category])}
        alt=""
        sizes="(min-width: 960px) 420px, 100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <ContentText as="p" value={merchant.name} valueMm={merchant.nameMm} className={styles.merchant} />
        <PageHeading title={title.text} lang={title.lang} />
        <div className={styles.marks}>
          <Badge tone="brand">{t(`vouchers.kind.${category}`)}</Badge>
          <Badge tone="success">{t('vouchers.worth', { amount: formatKyat(worthKyat, lang) })}</Badge>
          {left > 0 && left < MOST_LEFT_SAID && <Badge>{t('vouchers.left', { n: left })}</Badge>}
        </div>
      </div>
      <div className={styles.stub}>
        <Weave />
        <p className={styles.points}>
          <b>{formatInteger(points)}</b> <span>{t('vouchers.pointsWord')}</span>
        </p>
        {way}
      </div>
    </section>
  )
}
