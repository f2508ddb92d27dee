import { importVoucherCodes } from '#contracts/staff/vouchers.ts'
import { useId, useRef, useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { Ask } from '../ask/ask.tsx'
import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'
import type { ImportedCodes } from './imported.tsx'
import styles from './vouchers.module.css'

type Props = {
  readonly voucherId: string
  readonly title: string
  onClose(): void
  onImported(codes: ImportedCodes): void
}

/** A merchant's list, chosen as a file or pasted. It is read here and sent once; nothing of it is kept in the browser. */
export function ImportCodes({ voucherId, title, onClose, onImported }: Props) {
  const words = useWords()
  const file = useRef<HTMLInputElement>(null)
  const area = useId()
  const [csv, setCsv] = useState('')
  const { run, busy, refusal } = useChange(importVoucherCodes)
  const send = async () => {
    if (csv.trim() === '') return
    const made = await run({ params: { voucherId }, body: { csv } })
    if (made) onImported({ ...made, title })
  }
  return (
    <Ask
      title={words('vouchers.importFor', { title })}
      act={words('vouchers.import')}
      busy={busy}
      refusal={refusal}
      onClose={onClose}
      onAct={() => void send()}
    >
      <div className={styles.import}>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words('vouchers.file')}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => void target.files?.[0]?.text().then(setCsv)}
        />
        <div>
          <Act onClick={() => file.current?.click()}>{words('vouchers.file')}</Act>
        </div>
        <label htmlFor={area}>{words('vouchers.list')}</label>
        <textarea
          id={area}
          rows={8}
          required
          spellCheck={false}
          autoComplete="off"
          className="num"
          value={csv}
          onChange={({ target }) => setCsv(target.value)}
        />
        <small>{words('vouchers.listHint')}</small>
      </div>
      <Note>{words('vouchers.importRule')}</Note>
    </Ask>
  )
}
