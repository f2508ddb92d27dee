import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CANCEL_REASONS, cancelLineOrder, type LineOrder } from '#contracts/fibre-orders.ts'
import { formatKyat } from '#language/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Select } from '#ui/select/select.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { callApi } from '../../../api/call-api.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { useOrdersChanged } from './use-line-order.ts'
import form from '../form.module.css'

type Props = { readonly order: LineOrder; readonly open: boolean; readonly onClose: () => void }
type Reason = (typeof CANCEL_REASONS)[number]

const UNPAID: readonly LineOrder['status'][] = ['AWAITING_PAYMENT', 'PAY_ON_SITE']

/** Given up, with why; what was paid goes back. */
export function CancelSheet({ order, open, onClose }: Props) {
  const { t, lang } = useWords()
  const changed = useOrdersChanged()
  const [reason, setReason] = useState<Reason>('CHANGED_MIND')
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => callApi(cancelLineOrder, { body: { orderId: order.orderId, reason } }),
    onSuccess: async () => {
      await changed()
      onClose()
    },
  })
  const free = UNPAID.includes(order.status)
  return (
    <Sheet
      kind="middle"
      open={open}
      onClose={onClose}
      title={t('fibre.track.cancel')}
      closeLabel={t('proof.close')}
    >
      <div className={form.section}>
        <p>
          {free
            ? t('fibre.track.cancelFree')
            : t('fibre.track.cancelPaid', { amount: formatKyat(order.total, lang) })}
        </p>
        <Select
          label={t('fibre.track.why')}
          value={reason}
          onValue={(next) => setReason(next as Reason)}
          options={CANCEL_REASONS.map((one) => ({ value: one, label: t(`fibre.cancelWhy.${one}`) }))}
        />
        {cancel.error && (
          <Notice tone="danger" announce="assertive">
            {cancel.error.message || t('state.offlineText')}
          </Notice>
        )}
        <Button full variant="danger" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('fibre.track.doCancel')}
        </Button>
        <Button full variant="quiet" onClick={onClose}>
          {t('fibre.track.keep')}
        </Button>
      </div>
    </Sheet>
  )
}
