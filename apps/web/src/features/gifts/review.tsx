import { displayMsisdn } from '#contracts/msisdn.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useAccount } from '../../api/use-account.ts'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Facts } from '../../value/facts.tsx'
import { MoveProblem } from '../../value/move-problem.tsx'
import { totalPrice } from '../../value/total-price.ts'
import type { Gift, Wanted } from './use-gift.ts'
import styles from './gift-page.module.css'

type Props = { readonly vasPackage: VasPackage; readonly wanted: Wanted; readonly gift: Gift }

/** All of it once more before a code is sent. Whether the number takes gifts is said only by the server, in one word. */
export function Review({ vasPackage, wanted, gift }: Props) {
  const { t, lang, pick } = useWords()
  const online = useOnline()
  const balance = useAccount().data?.totals.main
  const name = pick(vasPackage.name, vasPackage.nameMm)
  const total = totalPrice(vasPackage)
  const { request } = gift.coded
  const { lost, pending } = request
  const enough = balance !== undefined && balance >= total
  return (
    <div className={styles.form}>
      <Facts
        facts={[
          { name: t('gifts.to'), value: displayMsisdn(wanted.receiver), strong: true },
          { name: t('gifts.package'), value: <span lang={name.lang}>{name.text}</span> },
          { name: t('purchases.priceWithTax'), value: formatKyat(total, lang) },
          { name: t('gifts.fee'), value: t('gifts.free') },
          ...(balance === undefined
            ? []
            : [{ name: t('purchases.balanceNow'), value: formatKyat(balance, lang) }]),
          ...(enough
            ? [{ name: t('purchases.balanceAfter'), value: formatKyat(balance - total, lang) }]
            : []),
        ]}
      />
      <MoveProblem move={request} />
      {!online && <Notice tone="warning">{t('purchases.offline')}</Notice>}
      {!lost && (
        <>
          <Button full loading={pending} disabled={!online} onClick={() => gift.ask(wanted)}>
            {t('gifts.getCode')}
          </Button>
          <Button full variant="quiet" disabled={pending} onClick={() => gift.choose(null)}>
            {t('gifts.back')}
          </Button>
        </>
      )}
    </div>
  )
}
