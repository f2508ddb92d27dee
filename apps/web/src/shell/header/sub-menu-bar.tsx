import { PageWidth } from '#ui/layout/layout.tsx'
import { classNames } from '#ui/class-names.ts'
import { readHash, toHref } from '../../navigation/hash-location.ts'
import type { Tab } from '../../navigation/route-row.ts'
import { useWords } from '../../i18n/use-words.ts'
import { entryName, menuName, type MenuItem } from '../menus.ts'
import { isHere, menuOf } from '../menu-place.ts'
import { useMenus } from '../use-menus.ts'
import { Dropdown } from './dropdown.tsx'
import drop from './dropdown.module.css'
import styles from './header.module.css'

/** The menu of the active tab. */
export function SubMenuBar({ tab, path }: { tab: Tab; path: string }) {
  const { t, lang } = useWords()
  const items = useMenus()[tab]
  const here = menuOf(items, path)
  return (
    <nav aria-label={t('frame.subMenu')} className={styles.subMenu}>
      <PageWidth>
        <ul className={styles.subMenuList}>
          {items.map((item, index) => (
            <li key={item.name}>
              {item.subMenu ? (
                <SubMenu
                  item={item}
                  current={item === here}
                  align={index > items.length / 2 ? 'end' : 'start'}
                />
              ) : (
                <a
                  href={toHref(item.link)}
                  className={classNames(styles.subMenuLink, item === here && styles.subMenuCurrent)}
                  aria-current={
                    item === here ? (readHash(item.link).path === path ? 'page' : 'true') : undefined
                  }
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

type SubMenuProps = { item: MenuItem; current: boolean; align: 'start' | 'end' }

/** In the right half the list hangs from its button's right edge, so that it never leaves the screen. */
function SubMenu({ item, current, align }: SubMenuProps) {
  const { lang } = useWords()
  const entries = item.subMenu ?? []
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
                  aria-current={isHere(entry.link) ? 'page' : undefined}
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
