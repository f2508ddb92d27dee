import { getDesk } from '#contracts/staff/desk.ts'
import { LogoMark } from '#ui/logo/logo.tsx'
import { NavLink, useNavigate } from 'react-router-dom'
import { useRead } from '../api/use-read.ts'
import { hasRole } from '../auth/session.ts'
import { useRoles } from '../auth/use-roles.ts'
import { useWords } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { PLACES, type Place, type Queue } from './places.ts'
import { Who } from './who.tsx'
import styles from './side.module.css'

const DESK_MS = 30_000

/** Counted to a thousand, then it is only "many". */
const MOST = 1000

type Counts = ReadonlyMap<Queue, { readonly count: number; readonly late: boolean }>

export function Side() {
  const words = useWords()
  const roles = useRoles()
  const places = PLACES.filter((place) => hasRole(roles, place.roles))
  const navigate = useNavigate()
  useKeys(Object.fromEntries(places.map(({ key, path }) => [`g ${key}`, () => void navigate(path)])))
  const { data } = useRead(getDesk, {}, { everyMs: DESK_MS })
  const counts: Counts = new Map(
    data?.queues.map(({ queue, count, oldestSec, limitSec }) => [
      queue,
      { count, late: oldestSec !== null && oldestSec > limitSec },
    ]),
  )
  return (
    <aside className={styles.side}>
      <NavLink to="/" className={styles.brand}>
        <LogoMark size={32} />
        <b>{words('frame.office')}</b>
      </NavLink>
      <nav aria-label={words('frame.places')}>
        {places.map((place) => (
          <PlaceLink key={place.path} place={place} counts={counts} />
        ))}
      </nav>
      <Who />
    </aside>
  )
}

function PlaceLink({ place: { path, name, Icon, queues, key }, counts }: { place: Place; counts: Counts }) {
  const words = useWords()
  const mine = (queues ?? []).flatMap((queue) => counts.get(queue) ?? [])
  const count = mine.reduce((sum, one) => sum + one.count, 0)
  const late = mine.some((one) => one.late && one.count > 0)
  return (
    <NavLink to={path} end={path === '/'} title={words('frame.keyOf', { key })} className={styles.place}>
      <Icon />
      <span>{words(name)}</span>
      {count > 0 ? (
        <em className={late ? styles.late : undefined}>
          <span aria-hidden="true">{count >= MOST ? `${MOST}+` : count}</span>
          <span className="vh">{words(late ? 'frame.waitingLate' : 'frame.waiting', { n: count })}</span>
        </em>
      ) : null}
    </NavLink>
  )
}
