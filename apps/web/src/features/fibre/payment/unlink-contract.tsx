import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { unlinkContract } from '#contracts/fibre-bills.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { callApi } from '../../../api/call-api.ts'
import { useRefreshOwn } from '../../../api/use-account.ts'
import { useWords } from '../../../i18n/use-words.ts'
import styles from '../form.module.css'

/** Off the own account; the line itself goes on. */
export function UnlinkContract({ contractNo }: { readonly contractNo: string }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const refresh = useRefreshOwn()
  const unlink = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(unlinkContract, { params: { contractNo } }),
    onSuccess: async () => {
      setOpen(false)
      await refresh()
      // The bills are gone, and who stood below them would look at the footer.
      window.scrollTo({ top: 0 })
    },
  })
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t('fibre.unlink.title')}
      </Button>
      <Sheet
        kind="middle"
        open={open}
        onClose={() => setOpen(false)}
        title={t('fibre.unlink.title')}
        closeLabel={t('proof.close')}
      >
        <div className={styles.section}>
          <p>{t('fibre.unlink.text', { contract: contractNo })}</p>
          {unlink.error && (
            <Notice tone="danger" announce="assertive">
              {unlink.error.message || t('state.offlineText')}
            </Notice>
          )}
          <Button full variant="danger" loading={unlink.isPending} onClick={() => unlink.mutate()}>
            {t('fibre.unlink.do')}
          </Button>
          <Button full variant="quiet" onClick={() => setOpen(false)}>
            {t('proof.cancel')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
