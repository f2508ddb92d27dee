import { PageWidth } from '#ui/layout/layout.tsx'
import { classNames } from '#ui/class-names.ts'
import { readHash, toHref } from '../../navigation/hash-location.ts'
import type { Tab } from '../../navigation/route-row.ts'
import { useWords } from '../../i18n/use-words.ts'
import { entryName, menuName, MENUS, type MenuItem } from '../menus.ts'
import { Dropdown } from './dropdown.tsx'
import drop from './dropdown.module.css'
import styles from './header.module.css'

const leadsTo = (link: string | undefined, path: string) => link !== undefined && readHash(link).path === path

/** The menu of the active tab. */
export function SubMenuBar({ tab, path }: { tab: Tab; path: string }) {
  const { t, lang } = useWords()
  return (
    <nav aria-label={t('frame.subMenu')} className={styles.subMenu}>
      <PageWidth>
        <ul className={styles.subMenuList}>
          {MENUS[tab].map((item, index) => (
            <li key={item.name}>
              {item.subMenu ? (
                <SubMenu item={item} path={path} align={index > MENUS[tab].length / 2 ? 'end' : 'start'} />
              ) : (
                <a
                  href={toHref(item.link)}
                  className={classNames(styles.subMenuLink, item.link === path && styles.subMenuCurrent)}
                  aria-current={item.link === path ? 'page' : undefined}
                >
                  {menuName(item, lang)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </PageWidth>
    </nav>
  )
}

type SubMenuProps = { item: MenuItem; path: string; align: 'start' | 'end' }

/** In the right half the list hangs from its button's right edge, so that it never leaves the screen. */
function SubMenu({ item, path, align }: SubMenuProps) {
  const { lang } = useWords()
  const entries = item.subMenu ?? []
  const current = entries.some((entry) => leadsTo(entry.link, path))
  return (
    <Dropdown face={menuName(item, lang)} current={current} align={align}>
      {() => (
        <ul>
          {entries.map((entry) => (
            <li key={entry.subName}>
              {entry.link === undefined ? (
                <p className={drop.heading}>{entryName(entry, lang)}</p>
              ) : (
                <a
                  href={toHref(entry.link)}
                  className={drop.item}
                  aria-current={leadsTo(entry.link, path) ? 'page' : undefined}
                >
                  {entryName(entry, lang)}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dropdown>
  )
}
