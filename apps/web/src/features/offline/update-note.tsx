import { createRoot } from 'react-dom/client'
import { Button } from '#ui/button/button.tsx'
import { CloseIcon } from '#ui/icons/close.tsx'
import { useWords } from '../../i18n/use-words.ts'
import styles from './update-note.module.css'

type Props = { readonly onReload: () => void; readonly onClose: () => void }

function UpdateNote({ onReload, onClose }: Props) {
  const { t } = useWords()
  return (
    <div role="status" className={styles.note}>
      <p>{t('offline.updateReady')}</p>
      <Button size="small" variant="inverse" onClick={onReload}>
        {t('offline.updateReload')}
      </Button>
      <button type="button" className={styles.close} aria-label={t('offline.updateLater')} onClick={onClose}>
        <CloseIcon size={18} />
      </button>
    </div>
  )
}

/** Beside the app, not in it: it comes long after the first load and belongs to no page. */
export function showUpdateNote(onReload: () => void): void {
  const place = document.body.appendChild(document.createElement('aside'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<UpdateNote onReload={onReload} onClose={close} />)
}
