import type { TextKey } from '#i18n/keys.generated.ts'
import { classNames } from '#ui/class-names.ts'
import { Disc } from '#ui/disc/disc.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { LockIcon } from '#ui/icons/lock.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './action-tiles.module.css'

export type Action = {
  readonly name: TextKey
  readonly path: string
  readonly icon: Icon
  /** What it takes, where that is worth saying: nothing, or a sign-in. */
  readonly way?: 'online' | 'signIn'
}

type Props = {
  readonly label: string
  readonly actions: readonly Action[]
  /** Three in a row everywhere, in one frame. */
  readonly compact?: boolean
}

/** What most people came for, one tap away. */
export function ActionTiles({ label, actions, compact = false }: Props) {
  const { t } = useWords()
  return (
    <nav aria-label={label}>
      <ul className={classNames(styles.actions, compact && styles.compact)}>
        {actions.map(({ name, path, icon: ActionIcon, way }) => (
          <li key={name}>
            <a href={toHref(path)} className={styles.action}>
              <Disc>
                <ActionIcon size={24} />
              </Disc>
              <span className={styles.name}>{t(name)}</span>
              {way && (
                <span className={styles.way}>
                  {way === 'online' ? <i className={styles.pip} /> : <LockIcon size={14} />}
                  {t(way === 'online' ? 'home.online' : 'home.needsSignIn')}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
