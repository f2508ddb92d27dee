import { askSettleCode, type FibreContract, type PayOption } from '#contracts/fibre-bills.ts'
import { formatKyat } from '#language/formats.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { callApi } from '../../../api/call-api.ts'
import { useWords } from '../../../i18n/use-words.ts'
import type { OpenOrder } from '../../../payments/use-order.ts'
import { CodeSheet } from '../../../value/code-sheet.tsx'
import { useAskedCode } from '../../../value/use-asked-code.ts'

type Props = {
  readonly open: boolean
  readonly contract: FibreContract
  readonly option: PayOption
  readonly send: OpenOrder['send']
  readonly onCode: (proof: { challengeId: string; otp: string }) => void
  readonly onClose: () => void
}

/** The end of a contract: said once more what it means, and done only with the code from its phone. */
export function SettleSheet({ open, contract, option, send, onCode, onClose }: Props) {
  const { t, lang } = useWords()
  const { contractNo, phone } = contract
  const code = useAskedCode(
    async () =>
      (
        await callApi(askSettleCode, {
          params: { contractNo },
          body: { expectedTotal: option.total },
        })
      ).result,
  )
  return (
    <CodeSheet
      open={open}
      title={t('fibre.settle.title')}
      code={code}
      error={send.refusal}
      pending={send.pending}
      danger
      onCode={(otp, challengeId) => onCode({ otp, challengeId })}
      onClose={onClose}
    >
      <Notice tone="warning" title={t('fibre.settle.warn', { contract: contractNo })}>
        {t('fibre.settle.text', { amount: formatKyat(option.total, lang), phone })}
      </Notice>
    </CodeSheet>
  )
}
