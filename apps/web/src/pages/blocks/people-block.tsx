import { Picture } from '#ui/picture/picture.tsx'
import { ContentText } from '../../i18n/content-text.tsx'
import type { BlockOf } from './block-of.ts'
import { BlockTitle } from './block-title.tsx'
import { initials } from './initials.ts'
import styles from './people-block.module.css'

export function PeopleBlock({ block }: { block: BlockOf<'people'> }) {
  return (
    <>
      <BlockTitle title={block.title} titleMm={block.titleMm} />
      <ul className={styles.people}>
        {block.items.map((person) => (
          <li key={person.name} className={styles.person}>
            {person.picture ? (
              <Picture picture={person.picture} alt="" sizes="160px" className={styles.face} />
            ) : (
              <span className={styles.face} lang="en" aria-hidden="true">
                {initials(person.name)}
              </span>
            )}
            <ContentText as="h3" value={person.name} valueMm={person.nameMm} className={styles.name} />
            <ContentText as="p" value={person.role} valueMm={person.roleMm} className={styles.role} />
          </li>
        ))}
      </ul>
    </>
  )
}
