import { Card, CardLink } from '#ui/card/card.tsx'
import { ChevronRightIcon } from '#ui/icons/chevron-right.tsx'
import { Grid } from '#ui/layout/layout.tsx'
import { Section } from '#ui/section/section.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { ADDRESSES, type RouteId } from '../navigation/addresses.ts'
import { ROUTES } from '../navigation/routes.ts'
import { useWords } from '../i18n/use-words.ts'
import { menuName } from '../shell/menus.ts'
import { useMenus } from '../shell/use-menus.ts'
import { relatedGroups } from './related-groups.ts'
import styles from './related.module.css'

/** The neighbours of a page in its menu, so that nobody has to go back up to go on. */
export function Related({ routeId }: { routeId: RouteId }) {
  const { t, lang } = useWords()
  const menus = useMenus()
  return relatedGroups(menus, ROUTES[routeId].tab, `/${ADDRESSES[routeId]}`).map((group) => (
    <Section
      key={group.menu?.name ?? 'tab'}
      title={group.menu ? t('service.moreTitle', { name: menuName(group.menu, lang) }) : t('frame.tabAbout')}
    >
      <Grid columns={4}>
        {group.links.map((entry) => (
          <Card key={entry.link}>
            <div className={styles.entry}>
              <CardLink href={toHref(entry.link)}>{lang === 'my' ? entry.nameMm : entry.name}</CardLink>
              <ChevronRightIcon size={20} className={styles.arrow} />
            </div>
          </Card>
        ))}
      </Grid>
    </Section>
  ))
}
