import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { askLinkCode, linkContract, type FibreContract } from '#contracts/fibre-bills.ts'
import { Button } from '#ui/button/button.tsx'
import { UserIcon } from '#ui/icons/user.tsx'
import { callApi } from '../../../api/call-api.ts'
import { useRefreshOwn } from '../../../api/use-account.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { CodeSheet } from '../../../value/code-sheet.tsx'
import { useAskedCode } from '../../../value/use-asked-code.ts'
import styles from '../form.module.css'

type Props = {
  readonly contract: FibreContract
  readonly lookupId: string
  readonly onLinked: (contract: FibreContract) => void
}

/** The contract among one's own: its bills without looking it up. Proven by a code to its own phone. */
export function LinkContract({ contract: { contractNo, phone }, lookupId, onLinked }: Props) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const refresh = useRefreshOwn()
  const code = useAskedCode(
    async () => (await callApi(askLinkCode, { body: { lookupId, contractNo } })).result,
  )
  const link = useMutation({
    networkMode: 'always',
    mutationFn: async (proof: { challengeId: string; otp: string }) =>
      (await callApi(linkContract, { body: { contractNo, ...proof } })).result,
    onSuccess: (contract) => {
      setOpen(false)
      onLinked(contract)
      void refresh()
    },
  })
  return (
    <>
      <Button variant="secondary" icon={UserIcon} onClick={() => setOpen(true)}>
        {t('fibre.link.title')}
      </Button>
      <CodeSheet
        open={open}
        title={t('fibre.link.title')}
        code={code}
        error={link.error}
        pending={link.isPending}
        onCode={(otp, challengeId) => link.mutate({ otp, challengeId })}
        onClose={() => setOpen(false)}
      >
        <p>{t('fibre.link.text', { phone })}</p>
        <p className={styles.soft}>{t('fibre.link.lost')}</p>
      </CodeSheet>
    </>
  )
}
