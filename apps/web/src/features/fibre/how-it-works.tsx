import { Section } from '#ui/section/section.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './how-it-works.module.css'

const STEPS = ['how1', 'how2', 'how3', 'how4'] as const

export function HowItWorks() {
  const { t } = useWords()
  return (
    <Section title={t('fibre.howTitle')}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={styles.title}>{t(`fibre.${step}.title`)}</h3>
              <p className={styles.text}>{t(`fibre.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
