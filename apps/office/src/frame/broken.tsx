import { useWords } from '../i18n/use-words.ts'
import { Act } from '../parts/act.tsx'
import { Door } from '../auth/door.tsx'

/** An error of ours, with the one step that helps. */
export function Broken() {
  const words = useWords()
  return (
    <Door title={words('ra.page.error')}>
      <p role="alert">{words('ra.message.error')}</p>
      <Act look="main" onClick={() => location.reload()}>
        {words('broken.reload')}
      </Act>
    </Door>
  )
}
