import type { Voucher } from '#contracts/vouchers.ts'
import { Card } from '#ui/card/card.tsx'
import { Disc } from '#ui/disc/disc.tsx'
import { MapPinIcon } from '#ui/icons/map-pin.tsx'
import { useFibrePlaces } from '../../api/use-fibre-places.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useMyPlace } from '../../places/my-place.ts'
import { usePlaceName } from '../../places/use-place-name.ts'
import styles from './details.module.css'

type Outlet = Voucher['outlets'][number]

/** Where it is taken, by township; the own township comes first. */
export function Outlets({ outlets }: { readonly outlets: readonly Outlet[] }) {
  const { t } = useWords()
  const places = useFibrePlaces({ level: 'TOWNSHIP' }).data ?? []
  const nameOf = usePlaceName()
  const mine = useMyPlace()?.townshipId
  const placeIds = [...new Set(outlets.map(({ placeId }) => placeId))]
  const townships = [
    ...placeIds.filter((placeId) => placeId === mine),
    ...placeIds.filter((placeId) => placeId !== mine),
  ]
  return (
    <Card as="section" padding="roomy">
      <h2 className={styles.title}>{t('vouchers.outlets')}</h2>
      <ul className={styles.outlets}>
        {townships.map((placeId) => {
          const place = places.find((one) => one.placeId === placeId)
          return (
            <li key={placeId} className={styles.township}>
              <Disc>
                <MapPinIcon size={22} />
              </Disc>
              <div>
                {place && <p className={styles.place}>{nameOf(place)}</p>}
                {outlets
                  .filter((one) => one.placeId === placeId)
                  .map(({ name, nameMm }) => (
                    <ContentText key={name} as="p" value={name} valueMm={nameMm} className={styles.outlet} />
                  ))}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
