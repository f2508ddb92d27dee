import type { RoamRate } from '#contracts/international.ts'
import { formatDays, formatInteger, formatKyat } from '#language/formats.ts'
import { Bars } from '#ui/bars/bars.tsx'
import { Card } from '#ui/card/card.tsx'
import { DialCode } from '../../catalogue/dial-code.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { PackCost, TripCost } from './roam-cost.ts'
import styles from './cost-result.module.css'

type Props = { readonly cost: TripCost; readonly rate: RoamRate; readonly days: number }

/** Both sums side by side, the difference in words, and always what one MB costs. */
export function CostResult({ cost, rate, days }: Props) {
  const { t, lang, pick } = useWords()
  const { best, plainKyat, savedKyat } = cost
  const packName = best && pick(best.pack.name, best.pack.nameMm).text
  const bars = [
    {
      id: 'plain',
      label: t('international.withoutPack'),
      amount: plainKyat,
      text: formatKyat(plainKyat, lang),
    },
    ...(best && packName
      ? [{ id: 'pack', label: packName, amount: best.totalKyat, text: formatKyat(best.totalKyat, lang) }]
      : []),
  ]
  return (
    <Card as="section" tone="tint" padding="roomy" className={styles.result}>
      <h3>{t('international.resultTitle', { days: formatDays(days, lang) })}</h3>
      <Bars label={t('international.resultBars')} bars={bars} />
      <p role="status" className={best ? styles.saved : styles.none}>
        {best
          ? t('international.saved', { price: formatKyat(savedKyat, lang) })
          : t('international.noPackPays')}
      </p>
      {best && <PackLine best={best} />}
      <p className={styles.perMb}>
        {t('international.mbCosts', { price: formatKyat(rate.dataPerMb, lang), partner: rate.partner })}
      </p>
      {best?.pack.channels.ussd && <DialCode code={best.pack.channels.ussd} />}
      <p className={styles.note}>{t('international.calcNote')}</p>
    </Card>
  )
}

function PackLine({ best }: { best: PackCost }) {
  const { t, lang, pick } = useWords()
  const name = pick(best.pack.name, best.pack.nameMm).text
  const price = formatKyat(best.packsKyat, lang)
  return (
    <ul className={styles.parts}>
      <li>
        {best.times > 1
          ? t('international.packTimes', { name, times: formatInteger(best.times), price })
          : t('international.packOnce', { name, price })}
      </li>
      {best.restKyat > 0 && <li>{t('international.rest', { price: formatKyat(best.restKyat, lang) })}</li>}
    </ul>
  )
}
