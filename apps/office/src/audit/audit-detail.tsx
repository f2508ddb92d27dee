import type { AuditRow } from '#contracts/staff/audit.ts'
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useName } from '../i18n/use-name.ts'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import styles from './audit-detail.module.css'

const text = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)

/** Each field before and after; what stayed the same is said once. */
export function AuditDetail({ row, onClose }: { row: AuditRow | null; onClose(): void }) {
  const words = useWords()
  const name = useName()
  if (!row) return null
  const before = row.before ?? {}
  const after = row.after ?? {}
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="audit-detail">
      <DialogTitle id="audit-detail">
        {words('audit.detail', { who: row.staffName, did: name('call', row.call) })}
      </DialogTitle>
      <DialogContent>
        <p>{row.reason}</p>
        {fields.length === 0 ? (
          <p className="soft">{words('audit.readOnly')}</p>
        ) : (
          <table className={styles.change}>
            <thead>
              <tr>
                <th scope="col">{words('audit.field')}</th>
                <th scope="col">{words('audit.before')}</th>
                <th scope="col">{words('audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>{text(before[field])}</td>
                  <td>{text(after[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </DialogContent>
      <DialogActions>
        <Act autoFocus onClick={onClose}>
          {words('ask.close')}
        </Act>
      </DialogActions>
    </Dialog>
  )
}
