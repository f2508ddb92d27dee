import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'

/** Shown once: opening it within a day creates the passkey. */
export function Invitation({ url, onClose }: { url: string | null; onClose(): void }) {
  const words = useWords()
  if (!url) return null
  return (
    <div role="status">
      <Note>
        {words('staff.link')} <code>{url}</code>
      </Note>
      <Act onClick={() => void navigator.clipboard.writeText(url)}>{words('staff.copy')}</Act>{' '}
      <Act onClick={onClose}>{words('ask.close')}</Act>
    </div>
  )
}
