import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAccount, GRACE_DAYS, requestDeletion } from '#contracts/privacy.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { ApiRefusal } from '../../api/api-errors.ts'
import { callApi } from '../../api/call-api.ts'
import { useOwnKey } from '../../api/use-own-key.ts'
import { useWords } from '../../i18n/use-words.ts'
import { MoveCode } from '../../value/move-code.tsx'
import { timesOf } from '../../value/sent-step.ts'
import styles from './privacy.module.css'

type Props = { readonly open: boolean; readonly onClose: () => void }

function useDeletion(onDone: () => void) {
  const client = useQueryClient()
  const queryKey = useOwnKey('privacy')
  const asked = useMutation({
    networkMode: 'always',
    mutationFn: async () => (await callApi(requestDeletion)).result,
  })
  const code = useMutation({
    networkMode: 'always',
    mutationFn: async (otp: string) => {
      const body = { challengeId: asked.data?.challengeId ?? '', otp }
      return (await callApi(deleteAccount, { body })).result
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey })
      onDone()
    },
  })
  return { asked, code }
}

/** Once more in words, then a code that is good for this and nothing else. */
export function DeleteSheet({ open, onClose }: Props) {
  const { t } = useWords()
  const { asked, code } = useDeletion(close)
  function close() {
    asked.reset()
    code.reset()
    onClose()
  }
  const problem = asked.error ?? (code.error instanceof ApiRefusal ? null : code.error)
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
        {problem && (
          <Notice tone="danger" announce="assertive">
            {problem.message || t('state.offlineText')}
          </Notice>
        )}
        {asked.data ? (
          <MoveCode
            step={timesOf(asked.data, asked.submittedAt)}
            move={{
              refusal: code.error instanceof ApiRefusal ? code.error : null,
              pending: code.isPending,
              start: (otp) => code.mutate(otp),
            }}
            onStartAgain={() => {
              asked.reset()
              code.reset()
            }}
          />
        ) : (
          <Button variant="danger" full loading={asked.isPending} onClick={() => asked.mutate()}>
            {t('privacy.deleteCode')}
          </Button>
        )}
        <Button variant="quiet" full onClick={close}>
          {t('privacy.cancel')}
        </Button>
      </div>
    </Sheet>
  )
}
