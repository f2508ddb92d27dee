import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAccount, GRACE_DAYS } from '#contracts/privacy.ts'
import type { Proof } from '#contracts/proof.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Prove } from '../../proof/prove.tsx'
import styles from './privacy.module.css'

type Props = { readonly open: boolean; readonly onClose: () => void }

/** Once more in words, then a proof that is good for this and nothing else. */
export function DeleteSheet({ open, onClose }: Props) {
  const { t } = useWords()
  const client = useQueryClient()
  const queryKey = useOwnKey('privacy')
  const deletion = useMutation({
    networkMode: 'always',
    mutationFn: async (proof: Proof) => (await callApi(deleteAccount, { body: proof })).result,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      close()
    },
  })
  function close() {
    deletion.reset()
    onClose()
  }
  return (
    <Sheet
      kind="middle"
      open={open}
      onClose={close}
      title={t('privacy.deleteTitle')}
      closeLabel={t('privacy.close')}
    >
      <div className={styles.stack}>
        <p>{t('privacy.graceText', { days: GRACE_DAYS })}</p>
        <Prove purpose="DELETE_ACCOUNT" wanted={deletion} danger />
        <Button variant="quiet" full onClick={close}>
          {t('privacy.cancel')}
        </Button>
      </div>
    </Sheet>
  )
}
