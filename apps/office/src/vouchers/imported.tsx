import type { ResultOf } from '#contracts/call.ts'
import type { importVoucherCodes } from '#contracts/staff/vouchers.ts'
import { formatInteger } from '#language/formats.ts'
import { useWords, type Words } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import styles from './vouchers.module.css'

export type ImportedCodes = ResultOf<typeof importVoucherCodes> & { readonly title: string }

const MOST_NAMED = 30

function linesOf(words: Words, lines: readonly number[]): string {
  const named = lines.slice(0, MOST_NAMED).join(', ')
  return lines.length > MOST_NAMED
    ? words('vouchers.linesMore', { lines: named, count: lines.length - MOST_NAMED })
    : named
}

/** What became of a list, by the numbers of its lines: the codes themselves are shown to nobody again. */
export function Imported({ codes, onClose }: { codes: ImportedCodes | null; onClose(): void }) {
  const words = useWords()
  if (!codes) return null
  const { title, added, doubles, unreadable } = codes
  return (
    <div role="status" className={styles.said}>
      <p>
        <b>{words('vouchers.added', { title, added: formatInteger(added) })}</b>
      </p>
      {doubles.length > 0 ? <p>{words('vouchers.doubles', { lines: linesOf(words, doubles) })}</p> : null}
      {unreadable.length > 0 ? (
        <p>{words('vouchers.unreadable', { lines: linesOf(words, unreadable) })}</p>
      ) : null}
      <Act onClick={onClose}>{words('ask.close')}</Act>
    </div>
  )
}
