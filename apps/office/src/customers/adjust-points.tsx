import { MOST_POINTS_MOVED } from '#contracts/staff/proposal-kinds.ts'
import { proposePoints } from '#contracts/staff/points.ts'
import { formatInteger } from '#language/formats.ts'
import { useMade } from '../approvals/use-made.ts'
import { Ask } from '../ask/ask.tsx'
import { Choices, CountField, Grounds, grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import styles from './record.module.css'

const WAYS = ['ADD', 'TAKE'] as const

/** Adds points, or takes them; above what one person may, somebody else decides. */
export function AdjustPoints({ recordId, alonePoints }: { recordId: string; alonePoints: number }) {
  const words = useWords()
  const said = useMade()
  const ask = useAsk<string, typeof proposePoints>(proposePoints)
  return (
    <>
      <div className={styles.below}>
        <Act onClick={() => ask.open(recordId)}>{words('points.adjust')}</Act>
      </div>
      {ask.about ? (
        <Ask
          title={words('points.adjust')}
          act={words('points.adjust')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ way: 'ADD' }}
          onClose={ask.close}
          onAct={({ way, count, ...answers }) => {
            const moved = Number(count) * (way === 'TAKE' ? -1 : 1)
            void ask.send({ params: { recordId }, body: { points: moved, ...grounds(answers) } }, said)
          }}
        >
          <Choices
            source="way"
            label={words('points.way')}
            choices={WAYS.map((way) => ({ id: way, name: words(`points.way.${way}`) }))}
          />
          <CountField source="count" label={words('points.count')} max={MOST_POINTS_MOVED} />
          <Note>{words('points.rule', { points: formatInteger(alonePoints) })}</Note>
          <Grounds />
        </Ask>
      ) : null}
    </>
  )
}
