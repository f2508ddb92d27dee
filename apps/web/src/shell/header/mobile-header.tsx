import { startTransition, useEffect, useState } from 'react'
import { brand } from '#brand'
import { MenuIcon } from '#ui/icons/menu.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { toHref, useNavigationCount } from '../../navigation/hash-location.ts'
import { paths } from '../../navigation/paths.ts'
import { useLoaded } from '../../page/later.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { mobileMenu } from '../later-parts.ts'
import { AccountIcon } from './account-icon.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { SearchPlace } from './search-place.tsx'
import { useSearchToggle } from './use-search-toggle.ts'
import styles from './header.module.css'

/** Below `lg`. */
export function MobileHeader() {
  const { t, lang } = useWords()
  const [menuOpen, setMenuOpen] = useState(false)
  // In pieces between which the browser paints: a cheap phone shows at once that the button was touched.
  const toggleMenu = () => startTransition(() => setMenuOpen((open) => !open))
  const search = useSearchToggle()
  const navigations = useNavigationCount()

  // Any navigation closes the menu: an entry, the logo, or the browser's own back.
  useEffect(() => setMenuOpen(false), [navigations])

  return (
    <header className={styles.header} data-form="mobile">
      <PageWidth>
        <div className={styles.mobileRow}>
          <a href={toHref(paths.home)} className={styles.logo} aria-label={t('frame.toHome')}>
            <Logo name={brand.name[lang]} />
          </a>
          <div className={styles.tools}>
            <SearchButton open={search.open} onToggle={search.toggle} />
            <LanguageMenu />
            <AccountIcon />
            <button
              type="button"
              className={styles.iconButton}
              aria-expanded={menuOpen}
              aria-haspopup="dialog"
              aria-label={t('frame.menuOpen')}
              onClick={toggleMenu}
            >
              <MenuIcon size={24} />
            </button>
          </div>
        </div>
      </PageWidth>
      {search.open && <SearchPlace onClose={search.close} />}
      {menuOpen && <Menu onClose={() => setMenuOpen(false)} />}
    </header>
  )
}

function Menu({ onClose }: { onClose: () => void }) {
  const MobileMenu = useLoaded(mobileMenu)?.MobileMenu
  return MobileMenu ? <MobileMenu onClose={onClose} /> : null
}
