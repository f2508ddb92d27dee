import type { TextKey } from '#i18n/keys.generated.ts'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { HomeIcon } from '#ui/icons/home.tsx'
import { PackageIcon } from '#ui/icons/package.tsx'
import { UserIcon } from '#ui/icons/user.tsx'
import { WalletIcon } from '#ui/icons/wallet.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { pathOf, paths } from '../navigation/paths.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './bottom-bar.module.css'

type Place = { readonly path: string; readonly name: TextKey; readonly icon: Icon }

const PLACES: readonly Place[] = [
  { path: paths.home, name: 'frame.home', icon: HomeIcon },
  { path: pathOf('mobileServices'), name: 'frame.packages', icon: PackageIcon },
  { path: pathOf('topUp'), name: 'frame.topUp', icon: WalletIcon },
  { path: pathOf('myid'), name: 'session.myAccount', icon: UserIcon },
]

/** A page below one of the four belongs to it; home has a second address instead. */
const leadsTo = (place: string, path: string) =>
  path === place || path.startsWith(place === paths.home ? pathOf('personal') : `${place}/`)

/** The four places most people go to, under the thumb. The menu has all of them. */
export function BottomBar({ path }: { path: string }) {
  const { t } = useWords()
  return (
    <nav aria-label={t('frame.mainPlaces')} data-bar className={styles.bar}>
      {PLACES.map(({ path: place, name, icon: Face }) => (
        <a
          key={place}
          href={toHref(place)}
          className={styles.place}
          aria-current={leadsTo(place, path) ? 'page' : undefined}
        >
          <span className={styles.icon}>
            <Face size={24} />
          </span>
          {t(name)}
        </a>
      ))}
    </nav>
  )
}
