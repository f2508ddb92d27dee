import type { VasPackage } from '#contracts/packages.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { OwnFacts } from '../../line/use-own-facts.ts'
import { MOST_COMPARED } from './compared.ts'
import { FamilyShelf } from './family-shelf.tsx'
import { PackageList, type Comparing } from './package-list.tsx'
import { PopularRow } from './popular-row.tsx'
import { byFamily, popularApart } from './shelves.ts'
import styles from './package-shelves.module.css'

type Props = {
  readonly packages: readonly VasPackage[]
  readonly own: OwnFacts
  /** The whole shop, with the popular ones in front; one group; or what was found, in the order asked for. */
  readonly form: 'shop' | 'group' | 'list'
  /** Null while nothing is compared. */
  readonly compared: readonly string[] | null
  readonly onCompare: (code: string) => void
  readonly onClear: () => void
}

export function PackageShelves({ packages, own, form, compared, onCompare, onClear }: Props) {
  const { t } = useWords()
  const compare: Comparing = (id) =>
    compared
      ? {
          ticked: compared.includes(id),
          full: compared.length >= MOST_COMPARED,
          onTick: () => onCompare(id),
        }
      : undefined
  const { popular, rest } = form === 'shop' ? popularApart(packages) : { popular: [], rest: packages }
  if (packages.length === 0)
    return (
      <EmptyState
        icon={PackageIcon}
        title={t('packages.emptyTitle')}
        text={t('packages.emptyText')}
        actions={<Button onClick={onClear}>{t('packages.clear')}</Button>}
      />
    )
  return (
    <>
      {popular.length > 0 && <PopularRow packages={popular} own={own} compare={compare} />}
      <section aria-label={t('packages.listTitle')} className={styles.shelves}>
        {form === 'list' ? (
          <>
            <h2 className="visually-hidden">{t('packages.listTitle')}</h2>
            <PackageList packages={rest} own={own} compare={compare} />
          </>
        ) : (
          byFamily(rest).map(([family, members]) => (
            <FamilyShelf key={family} family={family}>
              <PackageList packages={members} own={own} compare={compare} />
            </FamilyShelf>
          ))
        )}
      </section>
    </>
  )
}
