import { memo, useMemo, type KeyboardEvent } from 'react'
import type { Shop } from '#contracts/shops.ts'
import { formatInteger } from '#language/formats.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { nameIn, regions, type Region } from '../country.ts'
import country from './country.generated.json'
import styles from './country-drawing.module.css'

type Props = {
  readonly shops: readonly Shop[]
  readonly region: string | null
  readonly onRegion: (region: string | null) => void
}

/** Our own drawing of the country: each region is a button that says its name and how many shops it has. */
export const CountryDrawing = memo(function CountryDrawing({ shops, region, onRegion }: Props) {
  const { t, lang } = useWords()
  const counts = useMemo(() => countByRegion(shops), [shops])
  const countOf = ({ id }: Region) => counts.get(id) ?? 0
  const chosen = regions.find(({ id }) => id === region)
  const wordsOf = (one: Region) =>
    t('shops.regionShops', {
      region: nameIn(one, lang),
      count: countOf(one),
      number: formatInteger(countOf(one)),
    })
  return (
    <div className={styles.place}>
      <svg
        role="group"
        aria-label={t('shops.drawing')}
        viewBox={`-12 -12 ${country.width + 24} ${country.height + 24}`}
        className={styles.country}
      >
        {regions.map((one) => (
          <RegionButton
            key={one.id}
            region={one}
            label={wordsOf(one)}
            count={countOf(one)}
            chosen={one.id === region}
            onChoose={() => onRegion(one.id === region ? null : one.id)}
          />
        ))}
      </svg>
      <p className={styles.said}>{chosen ? wordsOf(chosen) : t('shops.chooseRegion')}</p>
    </div>
  )
})

function countByRegion(shops: readonly Shop[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { regionId } of shops)
    if (regionId !== null) counts.set(regionId, (counts.get(regionId) ?? 0) + 1)
  return counts
}

type ButtonProps = {
  readonly region: Region
  readonly label: string
  readonly count: number
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** Around its number a region can be touched even where its shape is small. */
const TOUCH = 52

function RegionButton({ region, label, count, chosen, onChoose }: ButtonProps) {
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onChoose()
  }
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={chosen}
      data-region={region.id}
      className={classNames(styles.region, chosen && styles.chosen)}
      onClick={onChoose}
      onKeyDown={onKey}
    >
      <title>{label}</title>
      <path d={region.path} className={styles.land} />
      <circle cx={region.x} cy={region.y} r={TOUCH} className={styles.touch} />
      {count > 0 && (
        <>
          <circle cx={region.x} cy={region.y} r={34} className={styles.disc} />
          <text x={region.x} y={region.y} className={styles.number}>
            {formatInteger(count)}
          </text>
        </>
      )}
    </g>
  )
}
