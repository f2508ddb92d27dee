import { useMutation } from '@tanstack/react-query'
import { getReceiptPdf } from '#contracts/receipts.ts'
import { Button } from '#ui/button/button.tsx'
import { DownloadIcon } from '#ui/icons/download.tsx'
import { callFile } from '../api/call-api.ts'
import { saveFile } from '../api/save-file.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './value.module.css'

type Props = {
  readonly receiptNo: string
  /** On the receipt itself it needs no more than the kind of file. */
  readonly short?: boolean
  /** Of a guest, who is signed in nowhere. */
  readonly token?: string | undefined
}

/** The receipt as a file, in the language of the page. */
export function ReceiptButton({ receiptNo, short = false, token }: Props) {
  const { t } = useWords()
  const fetched = useMutation({
    networkMode: 'always',
    mutationFn: () => callFile(getReceiptPdf, { params: { receiptNo }, ...(token && { token }) }),
    onSuccess: (content) => saveFile(content, `receipt-${receiptNo}.pdf`),
  })
  return (
    <div className={styles.receipt}>
      <Button
        size="small"
        variant={short ? 'quiet' : 'secondary'}
        icon={DownloadIcon}
        loading={fetched.isPending}
        onClick={() => fetched.mutate()}
      >
        {short && <span aria-hidden="true">PDF</span>}
        <span className={short ? 'visually-hidden' : undefined}>{t('receipts.download')}</span>
      </Button>
      {fetched.isError && (
        <p role="alert" className={styles.soft}>
          {t('receipts.downloadFailed')}
        </p>
      )}
    </div>
  )
}
