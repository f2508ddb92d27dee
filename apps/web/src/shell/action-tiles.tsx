import type { TextKey } from '#i18n/keys.generated.ts'
import { classNames } from '#ui/class-names.ts'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { toHref } from '../navigation/hash-location.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './action-tiles.module.css'

export type Action = { readonly name: TextKey; readonly path: string; readonly icon: Icon }

type Props = {
  readonly label: string
  readonly actions: readonly Action[]
  /** Four stand two by two on a phone; six, three by three. */
  readonly four?: boolean
}

/** What most people came for, one tap away. */
export function ActionTiles({ label, actions, four = false }: Props) {
  const { t } = useWords()
  return (
    <nav aria-label={label}>
      <ul className={classNames(styles.actions, four && styles.four)}>
        {actions.map(({ name, path, icon: ActionIcon }) => (
          <li key={name}>
            <a href={toHref(path)} className={styles.action}>
              <span className={styles.icon}>
                <ActionIcon size={26} />
              </span>
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
