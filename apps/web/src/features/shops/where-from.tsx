import type { Lang } from '#contracts/language.ts'
import { formatInteger } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useWords, type Translate } from '../../i18n/use-words.ts'
import { nameIn, regionOf } from './country.ts'
import { TownshipField } from './township-field.tsx'
import type { ShopSearch } from './use-shop-search.ts'
import styles from './shop-finder.module.css'

/** In words: how many, around what, and how to look farther. */
export function WhereFrom({ search }: { search: ShopSearch }) {
  const { t, lang } = useWords()
  const { position, near } = search
  if (position.state === 'asking') return <p role="status">{t('shops.asking')}</p>
  const noPosition = position.state === 'refused' || position.state === 'unknown'
  return (
    <>
      {noPosition && (
        <Notice announce="polite" title={t(`shops.${position.state}`)}>
          <TownshipField value={search.filters.township} onValue={search.chooseTownship} />
        </Notice>
      )}
      <div className={styles.where}>
        <p role="status" className={styles.count}>
          {sentenceOf(search, t, lang)}
        </p>
        {near?.wider && (
          <Button variant="quiet" size="small" onClick={() => near.wider && search.look(near.wider)}>
            {t('shops.wider', { number: near.wider })}
          </Button>
        )}
        {search.filters.region !== null && (
          <Button variant="quiet" size="small" onClick={() => search.change({ region: null })}>
            {t('shops.wholeCountry')}
          </Button>
        )}
        {search.township && (
          <Button variant="quiet" size="small" onClick={() => search.chooseTownship(null)}>
            {t('shops.anywhere')}
          </Button>
        )}
      </div>
    </>
  )
}

function sentenceOf({ shops, near, township, filters }: ShopSearch, t: Translate, lang: Lang): string {
  const count = { count: shops.length, number: formatInteger(shops.length) }
  const region = regionOf(filters.region)
  if (near) {
    const place = township ? nameIn(township, lang) : null
    if (shops.length === 0) return t('shops.count', count)
    if (near.radiusKm === null) return place ? t('shops.noneNearPlace', { place }) : t('shops.noneNear')
    const radius = near.radiusKm
    return place
      ? t('shops.withinOfPlace', { ...count, radius, place })
      : t('shops.within', { ...count, radius })
  }
  return region ? t('shops.inRegion', { ...count, region: nameIn(region, lang) }) : t('shops.count', count)
}
