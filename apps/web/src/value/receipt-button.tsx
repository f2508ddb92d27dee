import { useMutation } from '@tanstack/react-query'
import { getReceiptPdf } from '#contracts/receipts.ts'
import { Button } from '#ui/button/button.tsx'
import { DownloadIcon } from '#ui/icons/download.tsx'
import { callFile } from '../api/call-api.ts'
import { saveFile } from '../api/save-file.ts'
import { useWords } from '../i18n/use-words.ts'
import styles from './value.module.css'

/** The receipt as a file, in the language of the page. */
export function ReceiptButton({ receiptNo }: { readonly receiptNo: string }) {
  const { t } = useWords()
  const fetched = useMutation({
    networkMode: 'always',
    mutationFn: () => callFile(getReceiptPdf, { params: { receiptNo } }),
    onSuccess: (content) => saveFile(content, `receipt-${receiptNo}.pdf`),
  })
  return (
    <div className={styles.receipt}>
      <Button
        size="small"
        variant="secondary"
        icon={DownloadIcon}
        loading={fetched.isPending}
        onClick={() => fetched.mutate()}
      >
        {t('receipts.download')}
      </Button>
      {fetched.isError && (
        <p role="alert" className={styles.soft}>
          {t('receipts.downloadFailed')}
        </p>
      )}
    </div>
  )
}
