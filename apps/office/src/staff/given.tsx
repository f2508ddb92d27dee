import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Note } from '../parts/note.tsx'

/** What is handed to a person and shown once: a link, or the code that another administrator's link needs. */
export type Given =
  | { readonly kind: 'LINK'; readonly url: string; readonly needsCode: boolean }
  | { readonly kind: 'CODE'; readonly name: string; readonly code: string }

export function GivenOnce({ given, onClose }: { given: Given | null; onClose(): void }) {
  const words = useWords()
  if (!given) return null
  const isLink = given.kind === 'LINK'
  const text = isLink ? given.url : given.code
  return (
    <div role="status">
      <Note>
        {isLink ? words('staff.link') : words('staff.code', { name: given.name })} <code>{text}</code>
        {isLink && given.needsCode ? ` ${words('staff.needsCode')}` : null}
      </Note>
      <Act onClick={() => void navigator.clipboard.writeText(text)}>{words('staff.copy')}</Act>{' '}
      <Act onClick={onClose}>{words('ask.close')}</Act>
    </div>
  )
}
