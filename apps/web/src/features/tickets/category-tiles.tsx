import type { TicketCategory } from '#contracts/tickets.ts'
import { classNames } from '#ui/class-names.ts'
import { ContentText } from '../../i18n/content-text.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { iconOf } from './category-icons.ts'
import styles from './report.module.css'

type Props = {
  readonly categories: readonly TicketCategory[]
  readonly chosen: string | null
  readonly onChoose: (code: string) => void
}

/** What it is about: one of them, drawn and named. */
export function CategoryTiles({ categories, chosen, onChoose }: Props) {
  const { t } = useWords()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('tickets.about')}</legend>
      <div className={styles.tiles}>
        {categories.map(({ code, name, nameMm }) => {
          const Face = iconOf(code)
          return (
            <label key={code} className={classNames(styles.tile, code === chosen && styles.chosen)}>
              <input
                type="radio"
                name="ticket-category"
                value={code}
                checked={code === chosen}
                onChange={() => onChoose(code)}
              />
              <Face size={24} />
              <ContentText value={name} valueMm={nameMm} />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
