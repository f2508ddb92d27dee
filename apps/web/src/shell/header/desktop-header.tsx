import { useLocation } from 'wouter'
import { brand } from '#brand'
import { PageWidth } from '#ui/layout/layout.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { TabLinks } from '#ui/tabs/tabs.tsx'
import { toHref } from '../../navigation/hash-location.ts'
import { paths, pathOf } from '../../navigation/paths.ts'
import type { Tab } from '../../navigation/route-row.ts'
import { useWords } from '../../i18n/use-words.ts'
import { activeTab } from '../active-tab.ts'
import { TABS } from '../menus.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { SearchButton } from './search-button.tsx'
import { SearchPlace } from './search-place.tsx'
import { SubMenuBar } from './sub-menu-bar.tsx'
import { useSearchToggle } from './use-search-toggle.ts'
import styles from './header.module.css'

const TAB_PATH: Readonly<Record<Tab, string>> = {
  personal: paths.home,
  business: pathOf('business'),
  about: pathOf('aboutUs'),
}

const TAB_NAME = {
  personal: 'frame.tabPersonal',
  business: 'frame.tabBusiness',
  about: 'frame.tabAbout',
} as const

/** From `lg` on. */
export function DesktopHeader() {
  const { t, lang } = useWords()
  const [path] = useLocation()
  const search = useSearchToggle()
  const tab = activeTab(path)
  return (
    <header className={styles.header} data-form="desktop">
      <PageWidth>
        <div className={styles.row}>
          <a href={toHref(paths.home)} className={styles.logo} aria-label={t('frame.toHome')}>
            <Logo name={brand.name[lang]} />
          </a>
          <div className={styles.tabs}>
            <TabLinks
              label={t('frame.audiences')}
              links={TABS.map((name) => ({
                href: toHref(TAB_PATH[name]),
                label: t(TAB_NAME[name]),
                current: name === tab,
              }))}
            />
          </div>
          <div className={styles.tools}>
            <SearchButton open={search.open} onToggle={search.toggle} />
            <LanguageMenu />
            <AccountMenu />
          </div>
        </div>
      </PageWidth>
      <SubMenuBar tab={tab} path={path} />
      {search.open && <SearchPlace onClose={search.close} />}
    </header>
  )
}
