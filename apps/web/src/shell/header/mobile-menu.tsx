import { useId } from 'react'
import { Accordion, AccordionItem } from '#ui/accordion/accordion.tsx'
import { Button } from '#ui/button/button.tsx'
import { LogInIcon } from '#ui/icons/log-in.tsx'
import { LogOutIcon } from '#ui/icons/log-out.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { currentPath, toHref } from '../../navigation/hash-location.ts'
import type { Tab } from '../../navigation/route-row.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useSession } from '../../session/session-store.ts'
import { signOut } from '../sign-out.ts'
import { entryName, menuName, type MenuItem, type SubMenuEntry } from '../menus.ts'
import { isHere, menuOf } from '../menu-place.ts'
import { useMenus } from '../use-menus.ts'
import { goToLogIn } from './go-to-log-in.ts'
import styles from './mobile-menu.module.css'

/** Covers the screen. Each group folds by itself; Business and About Us are lists of their own. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  return (
    <Sheet
      kind="full"
      open
      onClose={onClose}
      title={t('frame.menu')}
      closeLabel={t('frame.menuClose')}
      footer={<Account />}
    >
      <div className={styles.menu}>
        <Part tab="personal" title={t('frame.tabPersonal')} href={paths.home} />
        <Part tab="business" title={t('frame.tabBusiness')} href={pathOf('business')} />
        <Part tab="about" title={t('frame.tabAbout')} href={pathOf('aboutUs')} />
      </div>
    </Sheet>
  )
}

function Part({ tab, title, href }: { tab: Tab; title: string; href: string }) {
  const { lang } = useWords()
  const titleId = useId()
  const items = useMenus()[tab]
  const here = menuOf(items, currentPath())
  const groups = items.filter((item) => item.subMenu)
  const links = items.filter((item) => !item.subMenu)
  return (
    <nav aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId} className={styles.title}>
        <a href={toHref(href)}>{title}</a>
      </h3>
      {groups.length > 0 && (
        <Accordion>
          {groups.map((group) => (
            <Group key={group.name} group={group} open={group === here} />
          ))}
        </Accordion>
      )}
      <ul>
        {links.map((item) => (
          <li key={item.name}>
            <a
              href={toHref(item.link)}
              className={styles.link}
              aria-current={item === here ? 'page' : undefined}
            >
              {menuName(item, lang)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ group, open }: { group: MenuItem; open: boolean }) {
  const { lang } = useWords()
  return (
    <AccordionItem title={menuName(group, lang)} open={open}>
      <ul>
        {group.subMenu?.map((entry) => (
          <li key={entry.subName}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </AccordionItem>
  )
}

function Entry({ entry }: { entry: SubMenuEntry }) {
  const { lang } = useWords()
  if (entry.link === undefined) return <p className={styles.heading}>{entryName(entry, lang)}</p>
  return (
    <a
      href={toHref(entry.link)}
      className={styles.entry}
      aria-current={isHere(entry.link) ? 'page' : undefined}
    >
      {entryName(entry, lang)}
    </a>
  )
}

function Account() {
  const { t } = useWords()
  const session = useSession()
  if (session.state === 'anonymous') {
    return (
      <Button full icon={LogInIcon} onClick={goToLogIn}>
        {t('session.logIn')}
      </Button>
    )
  }
  return (
    <div className={styles.account}>
      <a href={toHref(pathOf('myid'))} className={styles.user}>
        {session.username}
      </a>
      <Button size="small" variant="secondary" icon={LogOutIcon} onClick={() => void signOut()}>
        {t('session.logOut')}
      </Button>
    </div>
  )
}
