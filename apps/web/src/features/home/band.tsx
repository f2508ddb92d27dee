import type { ReactNode } from 'react'
import type { ArtName } from '#ui/art/names.ts'
import { mediaPicture } from '#ui/picture/media.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './band.module.css'

type Props = {
  readonly title: string
  readonly text: string
  readonly art: ArtName
  readonly tone: 'tint' | 'inverse'
  readonly actions: ReactNode
}

/** A wide strip with one message, one picture and what to do about it. */
export function Band({ title, text, art, tone, actions }: Props) {
  return (
    <section className={classNames(styles.band, styles[tone])} aria-label={title}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <Picture
        picture={mediaPicture(art)}
        alt=""
        sizes="(min-width: 960px) 480px, 100vw"
        className={styles.picture}
      />
    </section>
  )
}
