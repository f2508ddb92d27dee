import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { RefreshIcon } from '../icons/refresh.tsx'
import { Notice } from '../notice/notice.tsx'
import styles from './error-state.module.css'

export type ErrorStateProps = {
  title: ReactNode
  message: ReactNode
  /** "Reference: 01J…", for the person at the hotline. */
  reference?: ReactNode
  retry?: { label: string; onClick: () => void; busy?: boolean }
  /** Ways that work without this page: the free number and the USSD menu. */
  help?: ReactNode
}

export function ErrorState({ title, message, reference, retry, help }: ErrorStateProps) {
  return (
    <Notice
      tone="danger"
      announce="assertive"
      title={title}
      actions={
        retry && (
          <Button
            variant="secondary"
            size="small"
            icon={RefreshIcon}
            loading={retry.busy ?? false}
            onClick={retry.onClick}
          >
            {retry.label}
          </Button>
        )
      }
    >
      <p>{message}</p>
      {help && <div className={styles.help}>{help}</div>}
      {reference && <p className={styles.reference}>{reference}</p>}
    </Notice>
  )
}
