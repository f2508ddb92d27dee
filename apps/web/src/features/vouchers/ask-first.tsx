import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Icon } from '#ui/icons/draw-icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { useOnline } from '../../codes/use-online.ts'
import { useWords } from '../../i18n/use-words.ts'
import styles from './own.module.css'

type Props = {
  /** Used as the button on the page and as the confirming answer. */
  readonly button: string
  readonly icon?: Icon
  readonly quiet?: boolean
  readonly title: string
  readonly text: string
  readonly no: string
  readonly pending: boolean
  readonly error: Error | null
  readonly onYes: () => void
}

/** Asks once more before something that cannot be undone, explaining what it means. */
export function AskFirst({ button, icon, quiet = false, title, text, no, pending, error, onYes }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const online = useOnline()
  const close = () => setOpen(false)
  return (
    <>
      <Button
        full
        variant={quiet ? 'secondary' : 'primary'}
        {...(icon && { icon })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
      <Sheet kind="middle" open={open} onClose={close} title={title} closeLabel={t('packages.close')}>
        <div className={styles.question}>
          <p>{text}</p>
          {error && (
            <Notice tone="danger" announce="assertive">
              {error.message || t('state.offlineText')}
            </Notice>
          )}
          {!online && <Notice tone="warning">{t('state.offlineText')}</Notice>}
          <Button full loading={pending} disabled={!online} onClick={onYes}>
            {button}
          </Button>
          <Button full variant="quiet" disabled={pending} onClick={close}>
            {no}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
