import type { ResultOf } from '#contracts/call.ts'
import { SLOTS } from '#contracts/fibre-orders.ts'
import { setCapacity, type getVisitDay } from '#contracts/staff/fibre-lines.ts'
import { useMay } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { Tag } from '../parts/tag.tsx'
import { CapacityButton } from './capacity-button.tsx'
import { usePlaceName } from '../parts/use-place-name.ts'
import styles from './room.module.css'

type Board = ResultOf<typeof getVisitDay>['boards'][number]
type Props = { readonly day: string; readonly boards: readonly Board[]; readonly isOver: boolean }

/** How many visits fit into each slot of each township, and how many are taken. */
export function Room({ day, boards, isOver }: Props) {
  const words = useWords()
  const place = usePlaceName()
  const may = useMay()
  if (boards.length === 0) return <p className={styles.none}>{words('fibre.noRoom')}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.room} aria-label={words('fibre.room')}>
        <thead>
          <tr>
            <th scope="col">{words('fibre.township')}</th>
            {SLOTS.map((slot) => (
              <th key={slot} scope="col">
                {words(`slot.${slot}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boards.map(({ township, slots }) => (
            <tr key={township.id}>
              <th scope="row">{place(township)}</th>
              {slots.map(({ slot, capacity, taken }) => (
                <td key={slot}>
                  <Tag tone={taken >= capacity ? 'warn' : 'plain'}>
                    {words('fibre.taken', { taken, capacity })}
                  </Tag>{' '}
                  {may(setCapacity) && !isOver ? (
                    <CapacityButton township={township} visit={{ day, slot }} capacity={capacity} />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
