import type { VasPackage } from '#contracts/packages.ts'
import { AccordionItem } from '#ui/accordion/accordion.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyButton } from '#ui/copy-button/copy-button.tsx'
import { MessageIcon } from '#ui/icons/message.tsx'
import { StarIcon } from '#ui/icons/star.tsx'
import { Price } from '#ui/price/price.tsx'
import { brand } from '#brand'
import { BuyActions } from '../../purchases/buy-actions.tsx'
import { OfferLine } from '../../catalogue/offer-line.tsx'
import { shownPrice } from '../../catalogue/offered-price.ts'
import { DialCode } from '../../catalogue/dial-code.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { validityText } from '../../catalogue/package-words.ts'
import { UntilLine } from '../../catalogue/until-line.tsx'
import { worthText } from '../../catalogue/worth.ts'
import styles from './buy-card.module.css'

/** What it costs, until when it lasts, and one way to have it; the other ways wait behind a line. */
export function BuyCard({ vasPackage }: { vasPackage: VasPackage }) {
  const { t, lang } = useWords()
  const { offer, validity, pointsEarn } = vasPackage
  const worth = worthText(vasPackage, lang, t)
  return (
    <Card as="aside" padding="roomy" className={styles.card}>
      <h2 className={styles.title}>{t('packages.buyTitle')}</h2>
      <Price
        size="large"
        {...shownPrice(vasPackage, t('home.before'))}
        unit={t('home.kyat')}
        per={t('packages.forTime', { duration: validityText(validity, lang) })}
      />
      <UntilLine validity={validity} className={styles.until} />
      <p className={styles.small}>
        {t(vasPackage.taxIncluded ? 'packages.taxIncluded' : 'packages.taxAdded', {
          percent: vasPackage.taxRatePct,
        })}
        {worth !== null && ` · ${worth} ${t('packages.eachThousand')}`}
      </p>
      <div className={styles.ways}>
        <BuyActions vasPackage={vasPackage} />
        {!vasPackage.registerable && <Dial vasPackage={vasPackage} />}
      </div>
      {offer && <OfferLine offer={offer} />}
      {pointsEarn > 0 && (
        <p className={styles.points}>
          <StarIcon size={18} />
          <span>{t('packages.points', { count: pointsEarn })}</span>
        </p>
      )}
      <OtherWays vasPackage={vasPackage} />
      <p className={styles.small}>{t('packages.paidFromBalance')}</p>
    </Card>
  )
}

type Part = { readonly vasPackage: VasPackage }

const Dial = ({ vasPackage: { channels, registerable } }: Part) => (
  <DialCode code={channels.ussd ?? brand.ussd.packages} quiet={registerable} />
)

/** By its own code, by SMS, or by sending somebody the link. */
function OtherWays({ vasPackage }: Part) {
  const { t } = useWords()
  const { smsKeyword, smsTo } = vasPackage.channels
  return (
    <div className={styles.other}>
      <AccordionItem title={t('packages.otherWays')}>
        <div className={styles.ways}>
          {vasPackage.registerable && <Dial vasPackage={vasPackage} />}
          {smsKeyword && smsTo && <SmsWay keyword={smsKeyword} to={smsTo} />}
          <CopyButton
            text={window.location.href}
            label={t('packages.copyLink')}
            copiedLabel={t('service.copied')}
            failedLabel={t('service.copyFailed')}
          />
        </div>
      </AccordionItem>
    </div>
  )
}

function SmsWay({ keyword, to }: { keyword: string; to: string }) {
  const { t } = useWords()
  return (
    <ButtonLink
      variant="secondary"
      icon={MessageIcon}
      href={`sms:${to}?body=${encodeURIComponent(keyword)}`}
      full
    >
      {t('packages.sendSms', { keyword, to })}
    </ButtonLink>
  )
}
