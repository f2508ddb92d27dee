import type { Bucket } from '#contracts/account.ts'
import { formatDataLeft } from '#language/data-left.ts'
import { formatInteger, formatMegabytes } from '#language/formats.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Ring } from '#ui/ring/ring.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { lastDayWords } from '../../line/day-words.ts'
import { leftOf, UNITS_SHOWN, type Left } from '../../line/left.ts'
import { now } from '../../clock/now.ts'
import { Parts } from './parts.tsx'
import styles from './rings.module.css'

const SOON_MS = 3 * 86_400_000

/** What is left is the main figure, "x of y" inside the ring. */
export function Rings({ buckets }: { readonly buckets: readonly Bucket[] }) {
  const { t } = useWords()
  const [data, minutes, messages] = UNITS_SHOWN.map((unit) => leftOf(unit, buckets))
  const nothing = !data && !minutes && !messages
  return (
    <section aria-label={t('account.left')} className={styles.petal}>
      <div className={styles.rings}>
        <div className={styles.data}>
          {data ? (
            <DataRing left={data} />
          ) : (
            <Ring size="large" share={0} value="0 MB" label={t('account.unit.MB')} />
          )}
        </div>
        {minutes && <SmallRing left={minutes} name={t('account.minutes')} tone="minutes" />}
        {messages && <SmallRing left={messages} name={t('account.unit.SMS')} tone="messages" />}
      </div>
      {nothing && (
        <div className={styles.nothing}>
          <p>{t('account.leftNothing')}</p>
          <ButtonLink href={toHref(pathOf('mobileServices'))}>{t('home.popularAll')}</ButtonLink>
        </div>
      )}
      <Parts buckets={buckets} />
    </section>
  )
}

const endsSoon = ({ firstEnd }: Left) => firstEnd !== null && Date.parse(firstEnd) - now() < SOON_MS

/** `until tomorrow`; for several parts, the end of the first. */
function useEndWords({ firstEnd, lastEnd }: Left): string {
  const words = useWords()
  if (firstEnd === null) return words.t('account.noEnd')
  const day = lastDayWords(firstEnd, words)
  return words.t(firstEnd === lastEnd ? 'account.untilDay' : 'account.partUntilDay', { day })
}

function DataRing({ left }: { readonly left: Left }) {
  const { t } = useWords()
  return (
    <Ring
      size="large"
      share={left.share}
      value={formatDataLeft(left.remaining)}
      of={t('account.outOf', { whole: formatMegabytes(left.initial) })}
      label={t('account.unit.MB')}
      note={useEndWords(left)}
      soon={endsSoon(left)}
    />
  )
}

type SmallProps = { readonly left: Left; readonly name: string; readonly tone: 'minutes' | 'messages' }

function SmallRing({ left, name, tone }: SmallProps) {
  return (
    <Ring
      share={left.share}
      value={formatInteger(left.remaining)}
      of={`/ ${formatInteger(left.initial)}`}
      label={name}
      note={useEndWords(left)}
      soon={endsSoon(left)}
      tone={tone}
    />
  )
}
