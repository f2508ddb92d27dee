import type { Subscription } from '#contracts/purchases.ts'
import type { VasPackage } from '#contracts/packages.ts'
import { formatDayMonth, formatDuration } from '#language/formats.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyClass } from '#ui/blossom/family-class.ts'
import { classNames } from '#ui/class-names.ts'
import { Section } from '#ui/section/section.tsx'
import { useOwnPackages } from '../../../api/use-own-packages.ts'
import { usePackages } from '../../../api/use-package-detail.ts'
import { usePopularPackages } from '../../../api/use-popular-packages.ts'
import { allowanceText } from '../../../catalogue/allowance-text.ts'
import { familyOf } from '../../../catalogue/family-of.ts'
import { ContentText } from '../../../i18n/content-text.tsx'
import { useWords } from '../../../i18n/use-words.ts'
import { toHref } from '../../../navigation/hash-location.ts'
import { pathOf } from '../../../navigation/paths.ts'
import { BuyAgain } from '../../../purchases/buy-again.tsx'
import styles from './again.module.css'

const SHOWN = 3

/** What was bought before, newest first and each once; for somebody new, what others buy. */
export function Again() {
  const { t, lang } = useWords()
  const own = useOwnPackages().data
  const popular = usePopularPackages().data ?? []
  const before = latestEach(own ?? [])
  const packages = usePackages([...before.keys()]).filter(({ registerable }) => registerable)
  if (!own) return null
  const isOwn = packages.length > 0
  const shown = isOwn ? packages : popular.filter(({ registerable }) => registerable).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <div className={styles.place}>
      <Section
        title={t(isOwn ? 'account.buyAgain' : 'home.popularTitle')}
        seeAll={{
          href: toHref(pathOf('mobileServices')),
          label: t('home.popularAll'),
          short: t('account.all'),
        }}
      >
        <ul className={styles.shelf}>
          {shown.map((one) => (
            <AgainCard
              key={one.id}
              vasPackage={one}
              note={boughtNote(before.get(one.id), (at) =>
                t('home.lastBought', { date: formatDayMonth(at, lang) }),
              )}
            />
          ))}
        </ul>
      </Section>
    </div>
  )
}

const boughtNote = (bought: Subscription | undefined, say: (at: string) => string) =>
  bought ? say(bought.startedAt) : null

/** Digital services have pages of their own, and nobody buys a gift again. */
function latestEach(own: readonly Subscription[]): Map<string, Subscription> {
  const latest = new Map<string, Subscription>()
  for (const one of own) {
    if (one.serviceId !== null || one.giftedBy !== null || latest.size === SHOWN) continue
    if (!latest.has(one.packageId)) latest.set(one.packageId, one)
  }
  return latest
}

type CardProps = { readonly vasPackage: VasPackage; readonly note: string | null }

function AgainCard({ vasPackage, note }: CardProps) {
  const { t, lang } = useWords()
  const { id, name, nameMm, allowances, validity } = vasPackage
  const [main] = allowances
  return (
    <li className={styles.card}>
      <div className={classNames(styles.face, familyClass(familyOf(id)))}>
        <span className={styles.blossom}>
          <Blossom family={familyOf(id)} />
        </span>
        <ContentText as="h3" value={name} valueMm={nameMm} className={styles.name} />
        {main && <p className={styles.main}>{allowanceText(main, lang, t)}</p>}
        <p className={styles.days}>{formatDuration(validity.value, validity.unit, lang)}</p>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.buy}>
        <BuyAgain vasPackage={vasPackage} says="price" />
      </div>
    </li>
  )
}
