import { listViews, removeView, saveView, type VIEWS_OF } from '#contracts/staff/desk.ts'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { Ask } from '../ask/ask.tsx'
import { Line } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Row } from '../parts/row.tsx'
import styles from './saved-views.module.css'

type Of = (typeof VIEWS_OF)[number]
export type Filter = Readonly<Record<string, string | boolean>>

/** Only words of the contract can be kept: what somebody typed, or a day, never is. */
const keepable = (filter: Filter): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) => typeof value === 'boolean' || /^[A-Z][A-Z_0-9]{0,40}$/.test(value),
    ),
  )

/** Filters that this person has kept, on the server: the same at every desk. */
export function SavedViews({
  of,
  filter,
  onChoose,
}: {
  of: Of
  filter: Filter
  onChoose(filter: Filter): void
}) {
  const words = useWords()
  const { data = [] } = useRead(listViews)
  const remove = useChange(removeView)
  const save = useAsk<true, typeof saveView>(saveView)
  const kept = keepable(filter)
  return (
    <Row>
      {data
        .filter((view) => view.of === of)
        .map(({ viewId, name, filter: own }) => (
          <span key={viewId} className={styles.view}>
            <button type="button" onClick={() => onChoose(own)}>
              {name}
            </button>
            <button
              type="button"
              aria-label={words('views.remove', { name })}
              onClick={() => void remove.run({ params: { viewId }, body: {} })}
            >
              ×
            </button>
          </span>
        ))}
      {Object.keys(kept).length > 0 ? <Act onClick={() => save.open(true)}>{words('views.save')}</Act> : null}
      {save.about ? (
        <Ask
          title={words('views.save')}
          act={words('views.keep')}
          busy={save.busy}
          refusal={save.refusal}
          onClose={save.close}
          onAct={({ name }) =>
            void save.send({ body: { of, name: String(name), filter: kept } }, () => words('views.saved'))
          }
        >
          <Line source="name" label={words('views.name')} />
        </Ask>
      ) : null}
    </Row>
  )
}
