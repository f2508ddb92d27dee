import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { hasRole } from '../auth/session.ts'
import { useRoles } from '../auth/use-roles.ts'
import { useWords, type OfficeKey } from '../i18n/use-words.ts'
import { useKeys } from '../keys/use-keys.ts'
import { PLACES } from './places.ts'
import styles from './key-sheet.module.css'

const EVERYWHERE: readonly (readonly [keys: readonly string[], does: OfficeKey])[] = [
  [['/'], 'keys.find'],
  [['J', 'K'], 'keys.rows'],
  [['Enter'], 'keys.open'],
  [['T'], 'keys.take'],
  [['R'], 'keys.reply'],
  [['A'], 'keys.approve'],
  [['N', 'P'], 'keys.pages'],
  [['?'], 'keys.sheet'],
]

/** All keys on one sheet, by the question mark. */
export function KeySheet() {
  const words = useWords()
  const roles = useRoles()
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  const places = PLACES.filter((place) => hasRole(roles, place.roles))
  return (
    <Dialog open={open} onClose={() => setOpen(false)} maxWidth="md" aria-labelledby="key-sheet">
      <DialogTitle id="key-sheet">{words('keys.title')}</DialogTitle>
      <DialogContent className={styles.sheet}>
        <Keys rows={EVERYWHERE.map(([keys, does]) => [keys, words(does)])} />
        <Keys rows={places.map(({ key, name }) => [['G', key.toUpperCase()], words(name)])} />
      </DialogContent>
    </Dialog>
  )
}

const Keys = ({ rows }: { rows: readonly (readonly [readonly string[], string])[] }) => (
  <dl className={styles.keys}>
    {rows.map(([keys, does]) => (
      <div key={does}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
