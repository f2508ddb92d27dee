import type { Application } from '#contracts/applications.ts'
import { Timeline, type TimelineEvent } from '#ui/timeline/timeline.tsx'
import { useWords, type UsedWords } from '../../i18n/use-words.ts'
import { byWords } from '../../line/by-words.ts'
import styles from './applications.module.css'

type Step = Application['timeline'][number]

/** Reasons written by the system are codes with texts, not a person's words. */
const SYSTEM_WORDS = ['FEE_NOT_PAID', 'NO_ANSWER'] as const

const said = ({ words }: Step, { t }: Pick<UsedWords, 't'>): string | null => {
  const ours = SYSTEM_WORDS.find((one) => one === words)
  return ours ? t(`applications.why.${ours}`) : words
}

/** Every step with its time and message; coming steps are grey. */
export function ApplicationSteps({ one }: { readonly one: Application }) {
  const words = useWords()
  const { t } = words
  const isOver = one.state === 'DONE' || one.state === 'REFUSED'
  const events = one.timeline.map((step, at): TimelineEvent => {
    const isLast = at === one.timeline.length - 1
    const state = step.state === 'REFUSED' ? 'failed' : isLast && !isOver ? 'now' : 'done'
    const text = said(step, words)
    return {
      id: String(at),
      state,
      stateLabel: t(`applications.step.${state}`),
      title: t(`applications.state.${step.state}`),
      time: byWords(step.at, words),
      text: (text || step.files.length > 0) && (
        <>
          {text && <span className={styles.said}>{text}</span>}
          {step.files.length > 0 && (
            <span className={styles.soft}>{t('applications.files', { count: step.files.length })}</span>
          )}
        </>
      ),
    }
  })
  const next: TimelineEvent[] = isOver
    ? []
    : [
        {
          id: 'next',
          state: 'next',
          stateLabel: t('applications.step.next'),
          title: t('applications.state.DONE'),
        },
      ]
  return <Timeline label={t('applications.track')} events={[...events, ...next]} />
}
