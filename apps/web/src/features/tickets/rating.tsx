import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { StarIcon } from '#ui/icons/star.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './thread.module.css'

const STARS = [1, 2, 3, 4, 5] as const
const COMMENT_MAX = 500

type Props = { readonly busy: boolean; readonly onRate: (stars: number, comment: string) => void }

/** Once, when it is solved: stars, and an optional comment. */
export function Rating({ busy, onRate }: Props) {
  const { t } = useWords()
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (stars > 0) onRate(stars, comment)
  }
  return (
    <form noValidate className={styles.reply} onSubmit={submit} aria-label={t('tickets.rate')}>
      <fieldset className={styles.stars}>
        <legend className={styles.question}>{t('tickets.rate')}</legend>
        {STARS.map((star) => (
          <label key={star} className={classNames(styles.star, star <= stars && styles.given)}>
            <input
              type="radio"
              name="ticket-stars"
              checked={star === stars}
              aria-label={t('tickets.stars', { stars: star })}
              onChange={() => setStars(star)}
            />
            <StarIcon size={32} />
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('tickets.comment')}
        hint={t('tickets.optional')}
        rows={2}
        value={comment}
        limit={COMMENT_MAX}
        counter={(used, limit) => t('contact.counter', { used, limit })}
        onValue={setComment}
      />
      <Button type="submit" loading={busy} disabled={stars === 0}>
        {t('tickets.sendRating')}
      </Button>
    </form>
  )
}
