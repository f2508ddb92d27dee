import type { Visit } from '#contracts/fibre-orders.ts'
import { setCapacity } from '#contracts/staff/fibre-lines.ts'
import { Ask } from '../ask/ask.tsx'
import { CountField, Grounds } from '../ask/fields.tsx'
import { useAsk } from '../ask/use-ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'

type Props = {
  readonly township: { readonly id: string; readonly name: string; readonly nameMm: string }
  readonly visit: Visit
  readonly capacity: number
}

/** More or fewer engineers than usual. */
export function CapacityButton({ township, visit, capacity }: Props) {
  const words = useWords()
  const place = usePlaceName()
  const ask = useAsk<string, typeof setCapacity>(setCapacity)
  const title = words('fibre.setRoom', {
    township: place(township),
    day: visit.day,
    slot: words(`slot.${visit.slot}`),
  })
  return (
    <>
      <Act onClick={() => ask.open(township.id)}>
        {words('fibre.change')} <span className="vh">{title}</span>
      </Act>
      {ask.about ? (
        <Ask
          title={title}
          act={words('fibre.change')}
          busy={ask.busy}
          refusal={ask.refusal}
          start={{ capacity }}
          onClose={ask.close}
          onAct={({ capacity: wanted, why }) =>
            void ask.send(
              { body: { township: township.id, visit, capacity: Number(wanted), why: String(why ?? '') } },
              () => words('fibre.changed'),
            )
          }
        >
          <CountField source="capacity" label={words('fibre.capacity')} max={500} />
          <Grounds evidence={false} />
        </Ask>
      ) : null}
    </>
  )
}
