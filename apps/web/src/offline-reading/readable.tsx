import type { ReactNode } from 'react'
import { formatDateTime } from '#language/formats.ts'
import { OfflineNote } from '#ui/offline-note/offline-note.tsx'
import { BlockFailed } from '../page/block.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { Reading } from './reading.ts'

type Props<T> = {
  readonly reading: Reading<T>
  readonly waiting: ReactNode
  readonly children: (data: T) => ReactNode
}

export function Readable<T>({ reading, waiting, children }: Props<T>) {
  if (reading.state === 'waiting') return waiting
  if (reading.state === 'failed') return <BlockFailed error={reading.error} onRetry={reading.retry} />
  return (
    <>
      <KeptNote at={reading.keptAt} />
      {children(reading.data)}
    </>
  )
}

/** A copy never passes for fresh news. */
export function KeptNote({ at }: { at: number | null }) {
  const { t, lang } = useWords()
  return at === null ? null : (
    <OfflineNote>{t('offline.keptCopy', { time: formatDateTime(at, lang) })}</OfflineNote>
  )
}
