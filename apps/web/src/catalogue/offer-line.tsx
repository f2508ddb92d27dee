import type { PackageOffer } from '#contracts/packages.ts'
import { useWords } from '../i18n/use-words.ts'
import { offerText, shortOfferText } from './offer-text.ts'
import styles from './offer-line.module.css'

type Props = { readonly offer: PackageOffer; readonly short?: boolean }

/** The offer besides the price, until when and how often. */
export function OfferLine({ offer, short = false }: Props) {
  const { t, lang } = useWords()
  return <p className={styles.offer}>{(short ? shortOfferText : offerText)(offer, lang, t)}</p>
}
