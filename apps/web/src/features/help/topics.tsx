import { FAQ_CATEGORIES } from '#contracts/help.ts'
import { formatInteger } from '#language/formats.ts'
import { classNames } from '#ui/class-names.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { Topic } from './find-faq.ts'
import { TOPIC_ICONS } from './topic-icons.ts'
import styles from './topics.module.css'

type Props = {
  readonly counts: ReadonlyMap<Topic, number>
  readonly chosen: Topic | null
  readonly onChoose: (topic: Topic | null) => void
}

/** Nine tiles, three by three under a thumb; a second press on the chosen one shows everything again. */
export function Topics({ counts, chosen, onChoose }: Props) {
  const { t } = useWords()
  return (
    <div role="group" aria-label={t('help.topics')} className={styles.topics}>
      {FAQ_CATEGORIES.map((topic) => {
        const TopicIcon = TOPIC_ICONS[topic]
        const selected = topic === chosen
        return (
          <button
            key={topic}
            type="button"
            aria-pressed={selected}
            className={classNames(styles.topic, selected && styles.chosen)}
            onClick={() => onChoose(selected ? null : topic)}
          >
            <span className={styles.petal}>
              <TopicIcon size={22} />
            </span>
            <span className={styles.name}>{t(`help.topic.${topic}`)}</span>
            <span className={styles.count}>
              {formatInteger(counts.get(topic) ?? 0)}
              <span className="visually-hidden"> {t('help.questions')}</span>
            </span>
          </button>
        )
      })}
    </div>
  )
}
