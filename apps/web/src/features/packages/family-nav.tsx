import { useEffect, useRef } from 'react'
import type { VasGroup } from '#contracts/packages.ts'
import { Blossom } from '#ui/blossom/blossom.tsx'
import { familyColours } from '#ui/blossom/family-class.ts'
import { classNames } from '#ui/class-names.ts'
import { PackageIcon } from '#ui/icons/package.tsx'
import { PageWidth } from '#ui/layout/layout.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { toHref } from '../../navigation/hash-location.ts'
import { pathOf, paths } from '../../navigation/paths.ts'
import { familyOfGroup } from './family-of-group.ts'
import styles from './family-nav.module.css'

type Props = { readonly groups: readonly VasGroup[]; readonly current: string | null }

/** The groups, each with the blossom of its family. The chosen one is always within the strip. */
export function FamilyNav({ groups, current }: Props) {
  const { t, lang } = useWords()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // "All" stands first, where every strip begins: to measure would cost the page a layout for nothing.
    if (current === null) return
    const strip = row.current
    const chosen = strip?.querySelector('[aria-current]')
    if (!strip || !(chosen instanceof HTMLElement)) return
    strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2
  }, [current])
  return (
    <PageWidth>
      <div ref={row} role="group" aria-label={t('packages.groups')} className={styles.row}>
        <a
          href={toHref(pathOf('mobileServices'))}
          className={classNames(styles.tile, current === null && styles.chosen)}
          aria-current={current === null ? 'page' : undefined}
        >
          <span className={classNames(styles.face, styles.all)} aria-hidden="true">
            <PackageIcon size={28} />
          </span>
          <span className={styles.name}>{t('packages.allGroups')}</span>
        </a>
        {groups.map(({ id, icon, vasGroupName, vasGroupNameMm }) => (
          <a
            key={id}
            href={toHref(paths.packageGroup(id))}
            className={classNames(
              styles.tile,
              familyColours(familyOfGroup(icon)),
              id === current && styles.chosen,
            )}
            aria-current={id === current ? 'page' : undefined}
          >
            <span className={styles.face} aria-hidden="true">
              <Blossom family={familyOfGroup(icon)} />
            </span>
            <span className={styles.name}>{lang === 'my' ? vasGroupNameMm : vasGroupName}</span>
          </a>
        ))}
      </div>
    </PageWidth>
  )
}
