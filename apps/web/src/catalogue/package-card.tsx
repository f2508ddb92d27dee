import type { VasPackage } from '#contracts/packages.ts'
import { formatKyat } from '#language/formats.ts'
import { formatPlanDay } from '#language/weekdays.ts'
import { Bunch } from '#ui/blossom/bunch.tsx'
import { familyColours } from '#ui/blossom/family-class.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { CardLink } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Meter } from '#ui/meter/meter.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { OwnFacts } from '../line/use-own-facts.ts'
import { toHref } from '../navigation/hash-location.ts'
import { paths } from '../navigation/paths.ts'
import { BuyButton } from '../purchases/buy-button.tsx'
import { CardAmount } from './card-amount.tsx'
import { CompareTick, type CompareTickProps } from './compare-tick.tsx'
import { familyOf } from './family-of.ts'
import { OfferLine } from './offer-line.tsx'
import { priceBefore } from './offered-price.ts'
import { PackageTags } from './package-tags.tsx'
import type { TagId } from './tags-of.ts'
import { UntilLine } from './until-line.tsx'
import { payNow, worthText } from './worth.ts'
import styles from './package-card.module.css'

type Props = {
  readonly vasPackage: VasPackage
  /** Read once for the whole shelf, because each subscriber rerenders on every change. */
  readonly own: OwnFacts
  /** While packages are being compared the card is selected, not bought. */
  readonly compare?: Omit<CompareTickProps, 'name'> | undefined
  /** A tag that the shelf itself shows already. */
  readonly without?: TagId
}

/** A package as a card: its family's blossom, amount, value, end date, and one button. */
export function PackageCard({ vasPackage, own, compare, without }: Props) {
  const { lang, pick } = useWords()
  const { id, sizeInFamily, allowances } = vasPackage
  const name = pick(vasPackage.name, vasPackage.nameMm)
  const family = familyOf(id)
  const running = own.runsUntil(id) !== null
  return (
    <article className={classNames(styles.card, familyColours(family), compare?.ticked && styles.chosen)}>
      <div className={styles.face}>
        <Bunch family={family} size={sizeInFamily} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <CardLink href={toHref(paths.package(id))} lang={name.lang === lang ? undefined : name.lang}>
              {name.text}
            </CardLink>
          </h3>
          <PackageTags vasPackage={vasPackage} running={running} most={1} {...(without && { without })} />
        </div>
        <CardAmount vasPackage={vasPackage} />
        {allowances.length > 0 && (
          <span className={styles.bar}>
            <Meter share={sizeInFamily} tone="own" />
          </span>
        )}
        <Worth vasPackage={vasPackage} />
        <Ends vasPackage={vasPackage} own={own} />
        <Notes vasPackage={vasPackage} own={own} />
      </div>
      <div className={styles.action}>
        {compare ? <CompareTick {...compare} name={name.text} /> : <Action vasPackage={vasPackage} />}
      </div>
    </article>
  )
}

type Part = { readonly vasPackage: VasPackage }
type OwnPart = Part & { readonly own: OwnFacts }

function Worth({ vasPackage }: Part) {
  const { t, lang } = useWords()
  const worth = worthText(vasPackage, lang, t)
  if (worth === null) return null
  return (
    <p className={styles.soft}>
      <b className={styles.worth}>{worth}</b> {t('packages.eachThousand')}
    </p>
  )
}

/** For a running package its own end is shown, because a second purchase queues behind it. */
function Ends({ vasPackage, own }: OwnPart) {
  const { t, lang } = useWords()
  const until = own.runsUntil(vasPackage.id)
  if (until === null) return <UntilLine validity={vasPackage.validity} className={styles.soft} />
  const day = formatPlanDay(Date.parse(until) - 1, lang)
  return <p className={styles.soft}>{t('packages.runsUntil', { day })}</p>
}

/** The earlier price, the offer, and what the balance lacks. */
function Notes({ vasPackage, own }: OwnPart) {
  const { t, lang } = useWords()
  const before = priceBefore(vasPackage)
  const missing = own.balance === null ? 0 : payNow(vasPackage) - own.balance
  return (
    <>
      {before !== null && (
        <p className={styles.soft}>
          <span className="visually-hidden">{t('home.before')} </span>
          <del>{formatKyat(before, lang)}</del>
        </p>
      )}
      {vasPackage.offer && <OfferLine offer={vasPackage.offer} short />}
      {missing > 0 && (
        <p className={styles.missing}>{t('purchases.missing', { amount: formatKyat(missing, lang) })}</p>
      )}
    </>
  )
}

/** A package that cannot be bought online leads to its page, which has the code. */
function Action({ vasPackage }: Part) {
  const { t, lang, pick } = useWords()
  if (vasPackage.registerable) return <BuyButton vasPackage={vasPackage} />
  const name = pick(vasPackage.name, vasPackage.nameMm).text
  return (
    <ButtonLink full href={toHref(paths.package(vasPackage.id))}>
      {t('packages.see', { name })} · {formatKyat(payNow(vasPackage), lang)}
    </ButtonLink>
  )
}
