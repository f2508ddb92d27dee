import type { Shop } from '#contracts/shops.ts'
import { formatDate } from '#language/formats.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { PhoneIcon } from '#ui/icons/phone.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { TextLink } from '#ui/text-link/text-link.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { dialHref } from '../../navigation/dial.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf } from '../../navigation/paths.ts'
import { OpenLine } from '../../shop-list/open-line.tsx'
import { ShopWays } from './shop-ways.tsx'
import { WeekHours } from './week-hours.tsx'
import styles from './shop-sheet.module.css'

type Props = { readonly shop: Shop | null; readonly now: number; readonly onClose: () => void }

export function ShopSheet({ shop, now, onClose }: Props) {
  const { t, pick } = useWords()
  return (
    <Sheet
      open={shop !== null}
      onClose={onClose}
      kind="wide"
      title={shop ? pick(shop.name, shop.nameMm).text : ''}
      closeLabel={t('shops.close')}
    >
      {shop && <Inside shop={shop} now={now} />}
    </Sheet>
  )
}

function Inside({ shop, now }: { shop: Shop; now: number }) {
  const { t, pick } = useWords()
  const note = shop.closedUntil && shop.closedNote ? pick(shop.closedNote, shop.closedNoteMm).text : null
  return (
    <div className={styles.parts}>
      <div className={styles.column}>
        {shop.picture && (
          <Picture
            picture={shop.picture}
            alt={pick(shop.picture.alt, shop.picture.altMm).text}
            sizes="(min-width: 960px) 420px, 100vw"
            className={styles.picture}
          />
        )}
        <p className={styles.head}>
          <Badge tone="brand">{t(`shops.type.${shop.type}`)}</Badge>
          <OpenLine shop={shop} now={now} />
        </p>
        {note && <Notice tone="warning">{note}</Notice>}
        <ContentText as="p" value={shop.address} valueMm={shop.addressMm} />
        <div className={styles.phones}>
          {shop.phones.map((phone) => (
            <ButtonLink key={phone} variant="secondary" icon={PhoneIcon} href={dialHref(phone)}>
              {phone}
            </ButtonLink>
          ))}
        </div>
        <ShopWays shop={shop} />
      </div>
      <div className={styles.column}>
        <WeekHours shop={shop} now={now} />
        <Facts shop={shop} />
      </div>
    </div>
  )
}

function Facts({ shop }: { shop: Shop }) {
  const { t, lang, pick } = useWords()
  const about = new URLSearchParams({ shop: pick(shop.name, shop.nameMm).text })
  return (
    <>
      <section className={styles.fact}>
        <h3>{t('shops.services')}</h3>
        <ul className={styles.services}>
          {shop.services.map((service) => (
            <li key={service}>
              <Badge>{t(`shops.service.${service}`)}</Badge>
            </li>
          ))}
        </ul>
      </section>
      {shop.bring && (
        <section className={styles.fact}>
          <h3>{t('shops.bring')}</h3>
          <ContentText as="p" value={shop.bring} valueMm={shop.bringMm} />
        </section>
      )}
      <p className={styles.fact}>{t(shop.accessible ? 'shops.stepFree' : 'shops.withSteps')}</p>
      <p className={styles.checked}>
        {shop.checkedAt && t('shops.checked', { date: formatDate(shop.checkedAt, lang) })}{' '}
        <TextLink href={toHref(`${pathOf('contactUs')}?${about.toString()}`)} alone>
          {t('shops.hoursWrong')}
        </TextLink>
      </p>
    </>
  )
}
